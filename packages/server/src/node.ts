export { endOnSignal } from './lib/node/end-on-signal.ts';
export { type Handler, ListenError, type Listening, listen } from './lib/node/listen.ts';
