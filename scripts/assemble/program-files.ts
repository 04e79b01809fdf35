import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts that a part of a bundle names: by import, or as the program of a thread. */
const partsNamed = (code: string): readonly string[] =>
  [...code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name = '']) => name);

/** The files of a bundle that these programs are made of; parts of the builds before, which still stand there, are not. */
export function programFiles(folder: string, programs: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const left = [...programs];
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    left.push(...partsNamed(readFileSync(join(folder, name), 'utf8')));
  }
  return [...found].sort();
}
