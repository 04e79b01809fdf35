import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles, packages } from './entries.ts';

const formatter = join(import.meta.dirname, '../node_modules/.bin/biome');

for (const name of packages) {
  const files = await generatedFiles(name);
  for (const [file, text] of Object.entries(files)) writeFileSync(file, text);
  execFileSync(formatter, ['check', '--write', ...Object.keys(files)], { stdio: 'inherit' });
}
