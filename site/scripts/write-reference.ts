import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeCalls } from './write-calls.ts';
import { writeTypes } from './write-types.ts';

/** Writes the pages of the reference, and the menu that lists them, from the declarations of calls and from the types. */
const folder = join(import.meta.dirname, '../pages/reference/generated');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const menu = [
  { text: 'Types', items: await writeTypes(folder) },
  { text: 'HTTP calls', items: writeCalls(folder) },
];
writeFileSync(join(folder, 'menu.json'), `${JSON.stringify(menu, null, 2)}\n`);
