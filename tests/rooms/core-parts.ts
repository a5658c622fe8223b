// What tests of rooms without a browser use of the page.
export { catalogue, default as init, Table, Thinker } from "hopstone-glue";
export { openSigner, openVault } from "../../www/room/crypt";
export { writeEntry } from "../../www/room/entry";
export { secretOf } from "../../www/room/hash";
export { pageTopic, sealPage, signPage } from "../../www/room/message";
export { wasmReferee } from "../../www/room/referee";
export { OpenRoom } from "../../www/room/room";
export { connect } from "../../www/room/transport";
