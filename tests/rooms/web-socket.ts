// The browser's WebSocket, for a Node that has none of its own.
import { WebSocket } from "ws";

if (!("WebSocket" in globalThis)) Object.assign(globalThis, { WebSocket });
