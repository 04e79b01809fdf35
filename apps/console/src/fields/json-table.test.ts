import { expect, test } from 'vitest';
import { readJsonTable, writeJsonTable } from './json-table.ts';

const facts = '[{"name":"Max. speed","value":4000,"unit":"rpm"},{"name":"Rotor","value":"swing-out"}]';

test('a list of flat records becomes a table, and the same list again', () => {
  const table = readJsonTable(facts);
  expect(table?.columns).toEqual(['name', 'value', 'unit']);
  expect(table?.rows.map(({ cells }) => cells)).toEqual([
    ['Max. speed', '4000', 'rpm'],
    ['Rotor', 'swing-out', ''],
  ]);
  expect(table && writeJsonTable(table)).toBe(facts);
});

test('a list of texts is one column', () => {
  const table = readJsonTable('["Mains cable","Manual"]');
  expect(table).toMatchObject({ columns: [], rows: [{ cells: ['Mains cable'] }, { cells: ['Manual'] }] });
  expect(table && writeJsonTable(table)).toBe('["Mains cable","Manual"]');
  for (const text of ['[]', ''])
    expect(readJsonTable(text, ['what', 'result'])).toEqual({ columns: ['what', 'result'], rows: [] });
  expect(readJsonTable('[]')).toEqual({ columns: [], rows: [] });
});

test('numbers stay numbers while one is typed, rows without a word go, and new rows have what was typed', () => {
  const { columns = [], rows: [speed, rotor] = [] } = readJsonTable(facts) ?? {};
  if (!speed || !rotor) throw new Error('No rows were read.');
  const rows = [
    { ...speed, cells: ['Max. speed', '5000', ''] },
    { ...rotor, cells: ['', ' ', ''] },
    { cells: ['Volume', '4', ''] },
    { cells: ['', '', ''] },
  ];
  expect(writeJsonTable({ columns, rows })).toBe(
    '[{"name":"Max. speed","value":5000,"unit":""},{"name":"Volume","value":"4"}]',
  );
  const typed = [{ ...speed, cells: ['Max. speed', '4,000', 'rpm'] }];
  expect(writeJsonTable({ columns, rows: typed })).toContain('"value":"4,000"');
});

test('what a table would lose is none', () => {
  for (const text of [
    '{"a":1}',
    '[[1]]',
    '[{"a":{"b":1}}]',
    '[{"a":null}]',
    '[1,{"a":1}]',
    '[true]',
    '[{}]',
    'x',
  ])
    expect(readJsonTable(text), text).toBeUndefined();
  const wide = JSON.stringify([Object.fromEntries('abcdefg'.split('').map((name) => [name, 1]))]);
  expect(readJsonTable(wide)).toBeUndefined();
});
