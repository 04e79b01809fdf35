import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of `src/lib` whose declarations each entry of the package exports. */
export const entries: Readonly<Record<string, readonly string[]>> = {
  administration: ['administration'],
  commerce: ['analytics', 'commerce'],
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
    'records',
    'related-lists',
    'representation-lifetimes.ts',
    'search',
    'sobjects',
  ],
};

/** What one file exports. */
interface Exports {
  /** From `src/`. */
  readonly file: string;
  readonly values: readonly string[];
  readonly types: readonly string[];
}

const source = join(import.meta.dirname, '../src');
const declaration =
  /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s)?^export (?:async )?(const|function|class|interface|type) (\w+)/gm;
const pairing = /^export const (\w+) = (?:r|fileR)esponses\(/gm;

/** Schemas of responses stay with the server; pages need their types alone. */
const isResponses = (file: string): boolean => file.endsWith('-responses.ts');

/** What a file exports, but for what its comment marks as `@internal`. */
function exportsOf(file: string): Exports {
  const text = readFileSync(join(source, file), 'utf8');
  const values = new Set<string>();
  const types = new Set<string>();
  for (const [, comment = '', kind = '', name = ''] of text.matchAll(declaration)) {
    if (comment.includes('@internal')) continue;
    if (kind === 'interface' || kind === 'type') types.add(name);
    else if (!isResponses(file)) values.add(name);
  }
  for (const name of pairedIn(text)) values.delete(name);
  for (const name of values) types.delete(name);
  return { file, values: [...values].sort(), types: [...types].sort() };
}

const pairedIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(pairing), ([, name = '']) => name);

const filesOf = (folders: readonly string[]): readonly string[] =>
  folders
    .flatMap((folder) =>
      folder.endsWith('.ts') ? [`lib/${folder}`] : globSync(`lib/${folder}/**/*.ts`, { cwd: source }),
    )
    .filter((file) => !/\.(test|fixture)\.ts$/.test(file))
    .sort();

const notice =
  '// Written by `npm run entries` from the declarations: an export marked `@internal` is left out.\n\n';

/** The text of an entry: every call of its folders, with what its callers need. */
export function entryText(folders: readonly string[]): string {
  const statements = filesOf(folders)
    .map(exportsOf)
    .flatMap(({ file, values, types }) => {
      if (values.length + types.length === 0) return [];
      if (values.length === 0) return [`export type { ${types.join(', ')} } from './${file}';\n`];
      const names = [...types.map((name) => `type ${name}`), ...values];
      return [`export { ${names.join(', ')} } from './${file}';\n`];
    });
  return notice + statements.join('');
}

/** The text of the list of all calls that a server describes. */
export function describedCallsText(): string {
  const files = filesOf(Object.values(entries).flat())
    .map((file) => ({ file, names: pairedIn(readFileSync(join(source, file), 'utf8')) }))
    .filter(({ names }) => names.length > 0);
  const imports = files.map(
    ({ file, names }) => `import { ${names.toSorted().join(', ')} } from './${file.replace('lib/', '')}';\n`,
  );
  const names = files.flatMap((file) => file.names);
  return `${notice}import type { DescribedCall } from './described-call.ts';\n${imports.join('')}
/** Every call with the schemas of its responses: what OpenAPI is written from, and tests check by. */
export const describedCalls: readonly DescribedCall[] = [\n${names.map((name) => `  ${name},\n`).join('')}];\n`;
}

/** The generated files with their texts, as they stand before the formatter. */
export const generated = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    Object.entries(entries).map(([name, folders]) => [`src/${name}.ts`, entryText(folders)]),
  ),
  'src/lib/described-calls.ts': describedCallsText(),
});
