export { scriptJson, stateScript } from './lib/state-script.ts';
