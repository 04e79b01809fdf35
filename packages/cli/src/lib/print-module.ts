import type { FieldModel, ObjectModel, RelationModel, ValueKind } from './object-model.ts';

/** Lines are this long at most, where they can be broken. */
const longest = 110;

/** A text in single quotes, or in double ones where that spares backslashes. */
export function quote(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  const count = (mark: string) => text.split(mark).length - 1;
  const mark = count("'") > count('"') ? '"' : "'";
  return `${mark}${escaped.replaceAll(mark, `\\${mark}`)}${mark}`;
}

const indent = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

function choices(kind: ValueKind, nullable: boolean): readonly string[] {
  const told = kind === 'any' ? ['AnyValue'] : typeof kind === 'string' ? [kind] : kind.map(quote);
  return nullable ? [...told, 'null'] : told;
}

/** `before<first, second>after` on one line of a member, or broken where that is too long. */
function generic(before: string, first: readonly string[], second: string, after: string): readonly string[] {
  const one = first.join(' | ');
  const rest = second === '' ? [] : [second];
  const line = `${before}<${[one, ...rest].join(', ')}>${after}`;
  // Members stand four blanks in.
  if (line.length + 4 <= longest) return [line];
  const broken = one.length + 7 <= longest ? [one] : first.map((choice) => `| ${choice}`);
  const comma = second === '' ? '' : ',';
  const last = broken.length - 1;
  const told = broken.map((part, index) => (index === last ? part + comma : part));
  return [`${before}<`, ...indent([...told, ...rest]), `>${after}`];
}

function fieldLines({ name, kind, nullable, access }: FieldModel): readonly string[] {
  const allowed = access.map(quote).join(' | ');
  return generic(`readonly ${name}: Typed`, choices(kind, nullable), allowed, ';');
}

function relationLines({ name, target, nullable }: RelationModel): readonly string[] {
  const after = nullable ? ' | null;' : ';';
  if (typeof target === 'string') return [`readonly ${name}: ${target}Object${after}`];
  const names = target.nameFields.map(quote).join(' | ');
  return generic(`readonly ${name}: Linked`, target.apiNames.map(quote), names, after);
}

const group = (name: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0
    ? [`readonly ${name}: Readonly<Record<never, never>>;`]
    : [`readonly ${name}: {`, ...indent(lines), '};'];

function printInterface({ apiName, label, fields, relations }: ObjectModel): readonly string[] {
  return [
    `/** ${label.replaceAll(/\s+/g, ' ').replaceAll('*/', '* /')} */`,
    `export interface ${apiName}Object {`,
    ...indent([
      `readonly apiName: ${quote(apiName)};`,
      ...group('fields', fields.flatMap(fieldLines)),
      ...group('relations', relations.flatMap(relationLines)),
    ]),
    '}',
  ];
}

function printFields({ apiName, fields, relations }: ObjectModel): readonly string[] {
  const start = `export const ${apiName}: Fields<${apiName}Object> = fieldsOf<${apiName}Object>(`;
  const args = [quote(apiName), quote(fields.map(({ name }) => name).join(' '))];
  const led = relations.map(({ name, target }) =>
    typeof target === 'string'
      ? `${name}: () => ${target},`
      : `${name}: ${quote(['Id', ...target.nameFields].join(' '))},`,
  );
  const object = led.length === 0 ? [] : ['{', ...indent(led), '}'];
  const head = start + [...args, ...object.slice(0, 1)].join(', ');
  const tail = object.length === 0 ? ');' : '';
  if (head.length + tail.length <= longest)
    return tail === '' ? [head, ...object.slice(1, -1), '});'] : [head + tail];
  const last = object.map((line, index) => (index === object.length - 1 ? `${line},` : line));
  return [start, ...indent([...args.map((arg) => `${arg},`), ...last]), ');'];
}

function printImport(objects: readonly ObjectModel[]): string {
  const isLinked = objects.some(({ relations }) =>
    relations.some(({ target }) => typeof target !== 'string'),
  );
  const isAny = objects.some(({ fields }) => fields.some(({ kind }) => kind === 'any'));
  const names = [
    ...(isAny ? ['type AnyValue'] : []),
    'type Fields',
    'fieldsOf',
    ...(isLinked ? ['type Linked'] : []),
    ...(objects.some(({ fields }) => fields.length > 0) ? ['type Typed'] : []),
  ];
  return `import { ${names.join(', ')} } from '@relab/client/schema';`;
}

/** Where the objects come from, and when. */
export interface ModuleSource {
  /** The address of the server. */
  readonly url: string;
  readonly date: Date;
}

/** The objects as one TypeScript module; the same objects give the same text but for the first line. */
export function printModule(objects: readonly ObjectModel[], { url, date }: ModuleSource): string {
  const day = date.toISOString().slice(0, 10);
  const lines = [
    `// Made by \`relab types\` from the object infos of ${url} on ${day}.`,
    '// What is changed here is lost when it is made again; `relab types --check` says whether the server has changed.',
    '',
    printImport(objects),
    ...objects.flatMap((object) => ['', ...printInterface(object), ...printFields(object)]),
  ];
  return `${lines.join('\n')}\n`;
}
