// What each block adds to a page, beside the table that is stored in bytes.json:
//   node packages/toolkit/scripts/bytes.ts            prints it
//   node packages/toolkit/scripts/bytes.ts --write    keeps it
import { writeFileSync } from 'node:fs';
import { blockBytes } from './block-bytes.ts';

const bytes = await blockBytes();
if (process.argv.includes('--write')) {
  const file = new URL('../bytes.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(bytes, undefined, 2)}\n`);
}
console.table(bytes);
