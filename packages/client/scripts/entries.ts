import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The folders of `src/lib` whose adapters each entry of the package exports. */
export const entries: Readonly<Record<string, readonly string[]>> = {
  administration: ['administration'],
  commerce: ['commerce'],
  content: ['content'],
  identity: ['identity'],
  records: [
    'actions',
    'apps',
    'avatars',
    'duplicates',
    'favorites',
    'files',
    'history',
    'layouts',
    'lists',
    'object-info',
    'record-input',
    'records',
    'related-lists',
    'search',
  ],
};

/** One statement of an entry. */
interface Export {
  readonly file: string;
  /** As they are written: with `type` where it is one. */
  readonly names: readonly string[];
}

const source = join(import.meta.dirname, '../src');

const notice =
  '// Adapters are written by `npm run entries`; what else is public is listed here by hand, beside them.\n\n';

const statement = /^export (type )?\{([^}]*)\} from '\.\/([^']+)';$/gm;

/** The exports of an entry as it is. */
const exportsOf = (text: string): readonly Export[] =>
  Array.from(text.matchAll(statement), ([, type = '', names = '', file = '']) => ({
    file,
    names: names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => (type ? `type ${name}` : name)),
  }));

const isAdapter = (value: unknown): boolean =>
  typeof value === 'function' && typeof (value as { readonly id?: unknown }).id === 'string';

/** The adapters that the files of the folders declare, by file. */
async function adaptersIn(folders: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const files = folders
    .flatMap((folder) => globSync(`lib/${folder}/**/*.ts`, { cwd: source }))
    .filter((file) => !/\.(test|fixture)\.ts$/.test(file));
  const found = await Promise.all(
    files.sort().map(async (file) => {
      const path = join(source, file);
      const declared = new Set(readFileSync(path, 'utf8').match(/(?<=^export const )\w+/gm));
      const module: object = declared.size > 0 ? await import(pathToFileURL(path).href) : {};
      const names = Object.entries(module).filter(([name, value]) => declared.has(name) && isAdapter(value));
      return [file, names.map(([name]) => name).sort()] as const;
    }),
  );
  return new Map(found);
}

/** An entry with the adapters of its folders, and with all else that stands in it. */
export function entryText(text: string, adapters: ReadonlyMap<string, readonly string[]>): string {
  const all = new Set([...adapters.values()].flat());
  const files = new Map([...adapters].map(([file, names]) => [file, [...names]]));
  for (const { file, names } of exportsOf(text)) {
    const others = names.filter((name) => !all.has(name));
    files.set(file, [...others, ...(files.get(file) ?? [])]);
  }
  const statements = [...files]
    .filter(([, names]) => names.length > 0)
    .map(([file, names]) =>
      names.every((name) => name.startsWith('type '))
        ? `export type { ${names.map((name) => name.slice('type '.length)).join(', ')} } from './${file}';\n`
        : `export { ${names.join(', ')} } from './${file}';\n`,
    );
  return notice + statements.sort().join('');
}

/** The generated files with their texts, as they stand before the formatter. */
export async function generated(): Promise<Readonly<Record<string, string>>> {
  const texts = await Promise.all(
    Object.entries(entries).map(async ([name, folders]) => {
      const file = `src/${name}.ts`;
      const text = readFileSync(join(source, '..', file), 'utf8');
      return [file, entryText(text, await adaptersIn(folders))] as const;
    }),
  );
  return Object.fromEntries(texts);
}
