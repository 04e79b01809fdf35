export { endOnSignal } from './lib/node/end-on-signal.ts';
export { type Handler, type Listening, listen } from './lib/node/listen.ts';
export { ListenError } from './lib/node/listen-error.ts';
