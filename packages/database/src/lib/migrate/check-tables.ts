import { maxNameLength, type Table } from './table.ts';

function repeatedIn(names: readonly string[]): string | undefined {
  return names.find((name, at) => names.indexOf(name) !== at);
}

interface Named {
  readonly name: string;
  readonly formerly?: string;
}

/** Tables with the same former name: which of them gets the values is ambiguous. */
function ambiguous(all: readonly Named[], inside: string): readonly string[] {
  return all.flatMap(({ name, formerly }) =>
    formerly !== undefined && formerly !== name && all.some((other) => other.name === formerly)
      ? [
          `${inside}${name} says that it was ${formerly}, but both are declared. Take one of them away, or the former name.`,
        ]
      : [],
  );
}

const isTooLong = (name: string): boolean => Buffer.byteLength(name) > maxNameLength;

function checkTable({
  name: table,
  columns,
  indexes = [],
  checks = [],
  triggers = [],
}: Table): readonly string[] {
  const problems = [...ambiguous(columns, `${table}.`)];
  const names = ['id', ...columns.map(({ name }) => name)];
  const column = repeatedIn(names);
  if (column !== undefined) problems.push(`${table} declares the column ${column} twice.`);
  const parts = [...indexes, ...checks, ...triggers].map(({ name }) => name);
  for (const name of [table, ...names, ...parts].filter(isTooLong))
    problems.push(`${table}: the name ${name} is longer than ${maxNameLength} bytes.`);
  for (const { name, required, onDelete } of columns) {
    if (required && onDelete === 'set null')
      problems.push(`${table}.${name} is required, and could not be emptied by a delete.`);
  }
  return problems;
}

/** What is wrong with declarations by themselves, whatever is stored. */
export function checkTables(tables: readonly Table[]): readonly string[] {
  const table = repeatedIn(tables.map(({ name }) => name));
  const index = repeatedIn(tables.flatMap(({ indexes = [] }) => indexes.map(({ name }) => name)));
  const trigger = repeatedIn(tables.flatMap(({ triggers = [] }) => triggers.map(({ name }) => name)));
  return [
    ...(table === undefined ? [] : [`The table ${table} is declared twice.`]),
    ...(index === undefined
      ? []
      : [`The index ${index} is declared twice; its name is one of the whole database.`]),
    ...(trigger === undefined
      ? []
      : [`The trigger ${trigger} is declared twice; its name is one of the whole database.`]),
    ...ambiguous(tables, ''),
    ...tables.flatMap(checkTable),
  ];
}
