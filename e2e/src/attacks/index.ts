export type { Attack, Target } from './attack.ts';
export { fieldFloods } from './field-floods.ts';
export { fileLinks } from './file-links.ts';
export { malformedBodies } from './odd-bodies.ts';
export { signIns } from './sign-ins.ts';
export { soqlQueries } from './soql.ts';
export { stockFloods } from './stock.ts';
export { uploads } from './uploads.ts';
export { type Watched, watch } from './watch.ts';
