import type { FieldDraft, ObjectDraft } from './object-draft.ts';
import { quote } from './print-module.ts';

/** Lines are this long at most, where they can be broken. */
const longest = 110;

interface Call {
  readonly call: string;
  readonly argument: Shape;
}

type Literal = string | number | boolean | readonly Literal[] | Call | Shape;

interface Shape {
  readonly [name: string]: Literal;
}

const isList = (value: Literal): value is readonly Literal[] => Array.isArray(value);
const isCall = (value: Literal): value is Call => typeof value === 'object' && 'call' in value;

/** A value as source that begins in column `at`, on one line where it fits and more is not expected to come. */
function print(value: Literal, indent: string, at: number, isOpen = false): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (isCall(value)) {
    const start = `${value.call}(`;
    return `${start}${print(value.argument, indent, at + start.length)})`;
  }
  const deeper = `${indent}  `;
  const parts = (column: (name: string) => number): readonly string[] =>
    isList(value)
      ? value.map((each) => print(each, deeper, column('')))
      : Object.entries(value).map(([name, each]) => `${name}: ${print(each, deeper, column(`${name}: `))}`);
  const [open, close] = isList(value) ? ['[', ']'] : ['{ ', ' }'];
  const line = `${open}${parts(() => 0).join(', ')}${close}`;
  // What follows is a comma, or brackets and a comma.
  if (!isOpen && !line.includes('\n') && at + line.length + 2 <= longest) return line;
  const lines = parts((name) => deeper.length + name.length).map((part) => `${deeper}${part},`);
  return [open.trim(), ...lines, indent + close.trim()].join('\n');
}

/** Too long for a list, or an id there. */
const notListed = new Set([
  'longText',
  'richText',
  'reference',
  'masterDetail',
  'anyReference',
  'multiPicklist',
]);

const callOf = ({ kind, options }: FieldDraft): Call => ({ call: kind, argument: options });

/** The declaration of an object as a module, to be gone on with by hand; the same draft gives the same text. */
export function printObject({ apiName, label, labelPlural, keyPrefix, fields }: ObjectDraft): string {
  // Parts of another record are owned with it.
  const owned = !fields.some(({ kind }) => kind === 'masterDetail');
  const names = fields.map(({ name }) => name);
  const columns = fields.filter(({ kind }) => !notListed.has(kind)).map(({ name }) => name);
  const shown = ['Name', ...columns.filter((name) => name !== 'Name')];
  const fullAccess = { read: 'all', create: true, update: 'all', delete: 'all' };
  const declaration: Shape = {
    apiName,
    label,
    labelPlural,
    keyPrefix,
    nameField: 'Name',
    ...(owned ? { owned } : {}),
    fields: Object.fromEntries(fields.map((field) => [field.name, callOf(field)])),
    layouts: {
      full: [{ heading: label, items: owned ? [...names, 'OwnerId'] : names }],
      compact: shown.slice(0, 5),
    },
    listViews: {
      [`All${labelPlural.replaceAll(/[^A-Za-z0-9]/g, '') || 'Records'}`]: {
        label: `All ${labelPlural}`,
        columns: [...shown.slice(0, 5), 'CreatedDate'],
        sortBy: ['Name'],
      },
    },
    permissions: { clerk: fullAccess },
  };
  const imports = ['defineObject', ...new Set(fields.map(({ kind }) => kind))].sort();
  const line = `import { ${imports.join(', ')} } from '@relab/records/objects';`;
  const imported =
    line.length <= longest
      ? line
      : ['import {', ...imports.map((name) => `  ${name},`), `} from '@relab/records/objects';`].join('\n');
  const body = Object.entries(declaration).map(
    ([name, value]) => `  ${name}: ${print(value, '  ', `  ${name}: `.length, name === 'fields')},\n`,
  );
  const constant = apiName.replace(/__c$/, '');
  return `${imported}\n\nexport const ${constant} = defineObject({\n${body.join('')}});\n`;
}
