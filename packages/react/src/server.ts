export { stateScript } from './lib/state-script.ts';
