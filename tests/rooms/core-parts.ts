// What tests of rooms without a browser use of the page.
export { catalogue, default as init, Table, Thinker } from "hopstone-glue";
export { openSigner, openVault } from "../../www/room/crypt";
export { secretOf } from "../../www/room/hash";
export { wasmReferee } from "../../www/room/referee";
export { OpenRoom } from "../../www/room/room";
export { merge, Timeline } from "../../www/room/timeline";
export { connect } from "../../www/room/transport";
