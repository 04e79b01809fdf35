import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withRetentionTable } from '../apps/marketplace/src/privacy/retention-document.ts';

/** Writes the table of what is stored into the document. */
const file = join(import.meta.dirname, '../docs/privacy.md');
writeFileSync(file, withRetentionTable(readFileSync(file, 'utf8')));
