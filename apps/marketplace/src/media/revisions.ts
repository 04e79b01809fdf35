import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from '../demo/catalogue.ts';
import { drawings } from '../demo/drawings.ts';

/** Files of code, tests aside; a path that ends in `.ts` is one. */
async function codeOf(path: string): Promise<readonly (readonly [name: string, file: string])[]> {
  if (path.endsWith('.ts')) return [['', path]];
  const names = await readdir(path, { recursive: true });
  const code = names.filter((one) => /(?<!\.test|\.fixture)\.ts$/.test(one)).sort();
  return code.map((name) => [name.replaceAll('\\', '/'), join(path, name)]);
}

/** A short word for the state of the code in folders and files; any change of it, tests aside, is another one. */
export async function revisionOf(...paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  // Not asynchronously: three hundred small files take a tenth of the processor's time so, once, before anybody is served.
  for (const path of paths)
    for (const [name, file] of await codeOf(path)) hash.update(`${name}\0`).update(readFileSync(file));
  return hash.digest('base64url').slice(0, 8);
}

const folder = import.meta.dirname;
const besideEntry = (entry: string, file: string): string =>
  join(dirname(fileURLToPath(import.meta.resolve(entry))), file);

/** What documents of listings say in each language, and what writes a PDF. */
const documentCode: readonly string[] = [
  join(folder, '../documents'),
  ...catalogue.translationSources,
  besideEntry('@relab/storefront/conditions', 'condition/condition.ts'),
  besideEntry('@relab/storefront/conditions', 'condition/condition-texts.ts'),
  besideEntry('@relab/storefront/conditions', 'condition/condition-texts.de.ts'),
  besideEntry('@relab/server/media', 'lib/media/document.ts'),
  besideEntry('@relab/server/media', 'lib/media/pdf-text.ts'),
];

/** By kinds of media: what is drawn or written by code is made anew when that code has changed. */
export async function mediaRevisions(): Promise<Readonly<Record<string, string>>> {
  const drawing = await revisionOf(...drawings.drawingSources);
  return { drawing, scene: drawing, paper: await revisionOf(...documentCode) };
}
