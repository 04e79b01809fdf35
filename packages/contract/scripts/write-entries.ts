import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generated } from './entries.ts';

const root = join(import.meta.dirname, '..');
const files = Object.entries(generated()).map(([file, text]) => {
  writeFileSync(join(root, file), text);
  return join(root, file);
});
execFileSync(join(root, '../../node_modules/.bin/biome'), ['check', '--write', ...files], {
  stdio: 'inherit',
});
