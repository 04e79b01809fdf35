import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { accessTable } from '../access-table.fixture.ts';

/* Prints `docs/access.md`, or writes it: `node packages/test-server/src/lib/hardening/scripts/access-table.ts --write`. */

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const text = accessTable();
if (values.write) writeFileSync(new URL('../../../../../../docs/access.md', import.meta.url), text);
else console.log(text);
