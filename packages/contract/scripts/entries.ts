import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { responseTypes } from './response-types.ts';

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
const describedCalls = /^export const (\w+): readonly DescribedCall\[\]/gm;

/** Schemas of responses, and what pairs calls with them, stay with the server: pages need types alone. */
const isOfServer = (file: string): boolean => /-schemas\.ts$|\/described-calls\.ts$/.test(file);

/** Generated types of responses, by path from the package. */
type ResponseTypes = Readonly<Record<string, string>>;

/** The text of a source as it will be: that of a generated one may not stand there yet. */
const textOf = (file: string, types: ResponseTypes): string =>
  types[`src/${file}`] ?? readFileSync(join(source, file), 'utf8');

/** What a file exports, but for what its comment marks as `@internal`. */
function exportsOf(file: string, text: string): Exports {
  const values = new Set<string>();
  const types = new Set<string>();
  for (const [, comment = '', kind = '', name = ''] of text.matchAll(declaration)) {
    if (comment.includes('@internal')) continue;
    if (kind === 'interface' || kind === 'type') types.add(name);
    else values.add(name);
  }
  for (const name of values) types.delete(name);
  return { file, values: [...values].sort(), types: [...types].sort() };
}

/** The sources of folders and single files, those included that are generated. */
function filesOf(folders: readonly string[], types: ResponseTypes): readonly string[] {
  const files = folders.flatMap((folder) => {
    if (folder.endsWith('.ts')) return [`lib/${folder}`];
    const generated = Object.keys(types).map((file) => file.replace(/^src\//, ''));
    return [
      ...globSync(`lib/${folder}/**/*.ts`, { cwd: source }),
      ...generated.filter((file) => file.startsWith(`lib/${folder}/`)),
    ];
  });
  return [...new Set(files)].filter((file) => !/\.(test|fixture)\.ts$/.test(file)).sort();
}

const notice =
  '// Written by `npm run entries` from the declarations: an export marked `@internal` is left out.\n\n';

const responseNotice =
  '// Written by `npm run entries` from the schemas of this folder: their types, written out.\n\n';

/** The text of an entry: every call of its folders, with what its callers need. */
export function entryText(folders: readonly string[], responses: ResponseTypes): string {
  const statements = filesOf(folders, responses)
    .filter((file) => !isOfServer(file))
    .map((file) => exportsOf(file, textOf(file, responses)))
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
  const files = globSync('lib/*/**/described-calls.ts', { cwd: source }).map(String).sort();
  const lists = files.flatMap((file) =>
    Array.from(readFileSync(join(source, file), 'utf8').matchAll(describedCalls), ([, name = '']) => ({
      file,
      name,
    })),
  );
  const imports = lists.map(({ file, name }) => `import { ${name} } from './${file.replace('lib/', '')}';\n`);
  return `${notice}import type { DescribedCall } from './described-call.ts';\n${imports.join('')}
/** Every call with the schemas of its responses: what OpenAPI is written from, and tests check by. */
export const describedCalls: readonly DescribedCall[] = [\n${lists.map(({ name }) => `  ...${name},\n`).join('')}];\n`;
}

/** The generated files with their texts, as they stand before the formatter. */
export function generated(): Readonly<Record<string, string>> {
  const responses = responseTypes();
  return {
    ...Object.fromEntries(
      Object.entries(responses).map(([file, text]) => [file, `${responseNotice}${text}`]),
    ),
    ...Object.fromEntries(
      Object.entries(entries).map(([name, folders]) => [`src/${name}.ts`, entryText(folders, responses)]),
    ),
    'src/lib/described-calls.ts': describedCallsText(),
  };
}
