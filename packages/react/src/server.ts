export { type StatePieces, statePieces } from './lib/state-pieces.ts';
export { scriptJson, stateScript } from './lib/state-script.ts';
export { type StateStreamOptions, stateStream } from './lib/state-stream.ts';
