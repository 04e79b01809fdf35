import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as adapters from '@relab/client/records';

const root = join(import.meta.dirname, '..');

const notice = '// Written by `npm run entries`: two hooks for each read of `@relab/client/records`.\n\n';

/** `useRecord` of `getRecord`, `useFindDuplicates` of `findDuplicates`. */
export const hookName = (read: string, kind = ''): string =>
  `use${kind}${read.replace(/^get/, '').replace(/^./, (letter) => letter.toUpperCase())}`;

/** The reads, which are the adapters that can be observed, by the folder of the client that declares them. */
function readsByFolder(): ReadonlyMap<string, readonly string[]> {
  const entry = readFileSync(join(root, '../client/src/records.ts'), 'utf8');
  const exported = Array.from(
    entry.matchAll(/\{([^}]*)\} from '\.\/lib\/([^/]+)\//g),
    ([, names = '', folder = '']) => names.split(',').map((name) => [name.trim(), folder] as const),
  ).flat();
  const values = new Map<string, unknown>(Object.entries(adapters));
  const reads = exported.filter(([name]) => 'observe' in Object(values.get(name)));
  return new Map(
    [...Map.groupBy(reads, ([, folder]) => folder)].map(([folder, found]) => [
      folder,
      found.map(([name]) => name).sort(),
    ]),
  );
}

/** A folder has a file of its own, so that a page with one of its hooks gets nothing of the others. */
const fileOf = (folder: string): string => `lib/records/${folder.replace(/s$/, '')}-hooks.ts`;

function hooksText(reads: readonly string[]): string {
  const hooks = reads.map(
    (read) =>
      `export const ${hookName(read)} = readHook(${read});\nexport const ${hookName(read, 'Suspending')} = suspendingHook(${read});\n`,
  );
  return `${notice}import { ${reads.join(', ')} } from '@relab/client/records';
import { readHook, suspendingHook } from '../read-hook.ts';

${hooks.join('\n')}`;
}

/** The entry: the hooks, and what is exported from other files, which is listed by hand. */
function entryText(folders: ReadonlyMap<string, readonly string[]>): string {
  const hooks = [...folders].map(([folder, reads]) => {
    const names = reads.flatMap((read) => [hookName(read), hookName(read, 'Suspending')]);
    return `export { ${names.sort().join(', ')} } from './${fileOf(folder)}';`;
  });
  const written = readFileSync(join(root, 'src/records.ts'), 'utf8').match(/^export [^;]*;$/gm) ?? [];
  const others = written.filter((text) => !text.includes("-hooks.ts'"));
  return `${notice}${[...hooks, ...others].join('\n')}\n`;
}

/** The generated files with their texts, as they stand before the formatter. */
export function generated(): Readonly<Record<string, string>> {
  const folders = readsByFolder();
  return {
    ...Object.fromEntries([...folders].map(([folder, reads]) => [`src/${fileOf(folder)}`, hooksText(reads)])),
    'src/records.ts': entryText(folders),
  };
}
