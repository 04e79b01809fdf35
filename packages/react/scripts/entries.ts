import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as adapters from '@relab/client/records';

const root = join(import.meta.dirname, '..');

const notice = '// Written by `npm run entries`: two hooks for each read of `@relab/client/records`.\n\n';

/** `useRecord` of `getRecord`, `useFindDuplicates` of `findDuplicates`. */
export const hookName = (read: string, kind = ''): string =>
  `use${kind}${read.replace(/^get/, '').replace(/^./, (letter) => letter.toUpperCase())}`;

interface Read {
  readonly name: string;
  readonly folder: string;
  /** What its doc comment says, in one line. */
  readonly sentences: string;
}

const client = join(root, '../client/src');

/** The doc comment that stands right above a declaration. */
function commentOf(name: string, file: string): string {
  const source = readFileSync(join(client, file), 'utf8');
  const found = new RegExp(
    `/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*(?:// [^\n]*\\s*)*export (?:const|function) ${name}\\b`,
  ).exec(source);
  if (!found) throw new Error(`${file}: ${name} has no doc comment for its hooks.`);
  return (found[1] ?? '').replaceAll(/\s+\*?\s*/g, ' ').trim();
}

/** The reads, which are the adapters that can be observed, by the folder of the client that declares them. */
function readsByFolder(): ReadonlyMap<string, readonly Read[]> {
  const entry = readFileSync(join(client, 'records.ts'), 'utf8');
  const exported = Array.from(
    entry.matchAll(/\{([^}]*)\} from '\.\/(lib\/([^/]+)\/[^']+)'/g),
    ([, names = '', file = '', folder = '']) =>
      names.split(',').map((name) => ({ name: name.trim(), file, folder })),
  ).flat();
  const values = new Map<string, unknown>(Object.entries(adapters));
  const reads = exported
    .filter(({ name }) => 'observe' in Object(values.get(name)))
    .map(({ name, file, folder }) => ({ name, folder, sentences: commentOf(name, file) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return Map.groupBy(reads, ({ folder }) => folder);
}

const lineWidth = 120;

/** In one line where it fits, else with a line for each that is full. */
function docComment(text: string): string {
  if (text.length + '/**  */'.length <= lineWidth) return `/** ${text} */`;
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`;
    if (` *${line}`.length > lineWidth) lines.push(` ${word}`);
    else lines[lines.length - 1] = line;
  }
  return ['/**', ...lines.map((line) => ` *${line}`), ' */'].join('\n');
}

/** A folder has a file of its own, so that a page with one of its hooks gets nothing of the others. */
const fileOf = (folder: string): string => `lib/records/${folder.replace(/s$/, '')}-hooks.ts`;

function hooksText(reads: readonly Read[]): string {
  const hooks = reads.map(({ name, sentences }) => {
    const [hook, suspending] = [hookName(name), hookName(name, 'Suspending')];
    return `${docComment(sentences)}
export const ${hook} = readHook(${name});
/** \`${hook}\` that suspends until there is an answer, and throws what its read fails with. */
export const ${suspending} = suspendingHook(${name});
`;
  });
  return `${notice}import { ${reads.map(({ name }) => name).join(', ')} } from '@relab/client/records';
import { readHook, suspendingHook } from '../read-hook.ts';

${hooks.join('\n')}`;
}

/** The entry: the hooks, and what is exported from other files, which is listed by hand. */
function entryText(folders: ReadonlyMap<string, readonly Read[]>): string {
  const hooks = [...folders].map(([folder, reads]) => {
    const names = reads.flatMap(({ name }) => [hookName(name), hookName(name, 'Suspending')]);
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
