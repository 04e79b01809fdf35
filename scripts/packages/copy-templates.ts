import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { templates } from '../../packages/create-relab/src/lib/templates.ts';

const root = join(import.meta.dirname, '../..');

/** What an example leaves behind where it was installed, built or run. */
const made = /\/(?:node_modules|dist|\.next|\.data|package-lock\.json)(?:\/|$)/;

/** Parts of its own stand in the package's folder; all others are examples, of which there is no second copy. */
const sourceOf = (part: string): string =>
  ['packages/create-relab/parts', 'examples']
    .map((folder) => join(root, folder, part))
    .find((folder) => existsSync(folder)) ?? '';

/** Puts what `npm create relab` makes projects of into its package; gives the folder's name. */
export function copyTemplates(target: string): readonly string[] {
  const parts = new Set(templates.flatMap((template) => template.parts.map(({ from }) => from)));
  for (const part of parts) {
    const source = sourceOf(part);
    cpSync(source, join(target, 'templates', part), {
      recursive: true,
      filter: (path) => !made.test(path.slice(source.length)),
    });
  }
  return ['templates'];
}
