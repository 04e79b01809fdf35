import { describe, expect, test } from 'vitest';
import { parseSoql } from './parse-soql.ts';
import type { Condition, Literal } from './soql-query.ts';

const show = (literal: Literal): unknown => ('value' in literal ? literal.value : null);

/** A condition as text, with all its parentheses. */
function written(condition: Condition): string {
  if ('not' in condition) return `not ${written(condition.not)}`;
  if ('join' in condition) return `(${condition.parts.map(written).join(` ${condition.join} `)})`;
  const { field, operator, values } = condition;
  return `${field.path.join('.')} ${operator} ${values.map(show).join('|')}`;
}

const where = (text: string): string => {
  const { where: condition } = parseSoql(`SELECT Id FROM Account WHERE ${text}`);
  return condition ? written(condition) : '';
};

const literal = (text: string): Literal | undefined => {
  const { where: condition } = parseSoql(`SELECT Id FROM Account WHERE A = ${text}`);
  return condition && 'values' in condition ? condition.values[0] : undefined;
};

const refusal = (text: string): string => {
  try {
    parseSoql(text);
  } catch (error) {
    return String(error);
  }
  return '';
};

test('a whole query is read, whatever the case of its words and its blanks', () => {
  const query = parseSoql(
    ' select Id,\n Account.Name\tfrom Contact where Name != null ORDER by Name desc nulls LAST, CreatedDate limit 10 OFFSET 20 ',
  );
  expect(query).toMatchObject({
    select: [{ path: ['Id'] }, { path: ['Account', 'Name'] }],
    from: { path: ['Contact'] },
    where: { field: { path: ['Name'] }, operator: '!=', values: [{ kind: 'null' }] },
    orderBy: [
      { field: { path: ['Name'] }, descending: true, nullsFirst: false },
      { field: { path: ['CreatedDate'] }, descending: false, nullsFirst: true },
    ],
    limit: 10,
    offset: 20,
  });
});

test('the least query has no more than fields and an object', () => {
  const query = parseSoql('SELECT Id FROM Account');
  expect(query).toMatchObject({ where: undefined, orderBy: [], limit: undefined, offset: 0 });
});

test.each([
  ['COUNT()', 'count'],
  ['count ( )', 'count'],
  ['FIELDS(ALL)', ['all']],
  ['Id, FIELDS(custom)', [{ path: ['Id'], at: 7 }, 'custom']],
])('SELECT %s', (select, expected) => {
  expect(parseSoql(`SELECT ${select} FROM Account`).select).toEqual(expected);
});

test('the object’s name or a short one may stand before fields', () => {
  const query = parseSoql(
    "SELECT a.Id, Account.Name, a.Owner.Name FROM Account a WHERE a.Name = 'x' ORDER BY a.Name",
  );
  expect(query.select).toMatchObject([{ path: ['Id'] }, { path: ['Name'] }, { path: ['Owner', 'Name'] }]);
  expect(query.where).toMatchObject({ field: { path: ['Name'] } });
  expect(query.orderBy).toMatchObject([{ field: { path: ['Name'] } }]);
});

describe('conditions', () => {
  test.each([
    ["A = 'x' AND B = 1 AND C = true", '(A = x and B = 1 and C = true)'],
    ["A = 'x' OR (B = 1 AND NOT C = TRUE)", '(A = x or (B = 1 and not C = true))'],
    ['NOT (A = 1 OR B = 2)', 'not (A = 1 or B = 2)'],
    ['((A = 1))', 'A = 1'],
    ['NOT NOT A = 1', 'not not A = 1'],
    ["A IN ('x', 'y') AND B NOT IN (1,2)", '(A in x|y and B not in 1|2)'],
    ["A INCLUDES ('x;y','z') OR A excludes ('q')", '(A includes x;y|z or A excludes q)'],
    [
      "A LIKE '%x' AND B <> 1 AND C >= -1.5 AND D<2 AND E <= +3 AND F > .5",
      '(A like %x and B != 1 and C >= -1.5 and D < 2 and E <= 3 and F > 0.5)',
    ],
    ['Parent.Owner.Name = null', 'Parent.Owner.Name = '],
  ])('%s', (text, expected) => {
    expect(where(text)).toBe(expected);
  });
});

describe('values', () => {
  test.each<[string, Literal]>([
    ["''", { kind: 'text', value: '', pattern: '' }],
    [
      String.raw`'it\'s a \"b\" \\ c'`,
      { kind: 'text', value: String.raw`it's a "b" \ c`, pattern: String.raw`it's a "b" \\ c` },
    ],
    [String.raw`'a\nb\tc\u00e9\U00E9'`, { kind: 'text', value: 'a\nb\tcéé', pattern: 'a\nb\tcéé' }],
    [String.raw`'10\% of a_b%'`, { kind: 'text', value: '10% of a_b%', pattern: String.raw`10\% of a_b%` }],
    ["'😀'", { kind: 'text', value: '😀', pattern: '😀' }],
    ['12', { kind: 'number', value: 12 }],
    ['2026-02-03', { kind: 'date', value: '2026-02-03' }],
    ['2026-02-03t04:05:06.789z', { kind: 'dateTime', value: '2026-02-03T04:05:06.789Z' }],
    ['2026-02-03T04:05:06+01:00', { kind: 'dateTime', value: '2026-02-03T04:05:06+01:00' }],
    ['today', { kind: 'relative', value: 'TODAY' }],
    ['Last_N_Days:30', { kind: 'relative', value: 'LAST_N_DAYS:30' }],
    ['NULL', { kind: 'null' }],
    ['False', { kind: 'boolean', value: false }],
  ])('%s', (text, expected) => {
    expect(literal(text)).toEqual(expected);
  });
});

describe('what cannot be parsed is an error with its position', () => {
  test.each([
    ['', 'Row:1:Column:1: the query ends, where SELECT is expected'],
    ['SELECT', 'Row:1:Column:7: the query ends, where a name is expected'],
    ['SELECT FROM Account', "Row:1:Column:8: unexpected token: 'FROM'"],
    ['SELECT Id, FROM Account', "Row:1:Column:12: unexpected token: 'FROM'"],
    ['SELECT Id Account', "Row:1:Column:11: unexpected token: 'Account', where FROM is expected"],
    ['SELECT Id\nFROM Account\nWHERE Name = ', 'Row:3:Column:14: the query ends, where a value is expected'],
    ["SELECT Id FROM Account WHERE Name = 'x", 'Row:1:Column:37: a text is not closed'],
    [
      "SELECT Id FROM Account WHERE Name = 'x' OR Name = 'y' AND Name = 'z'",
      "Column:55: unexpected token: 'AND'",
    ],
    ["SELECT Id FROM Account WHERE Name 'x'", 'where an operator is expected'],
    ["SELECT Id FROM Account WHERE (Name = 'x'", "where ')' is expected"],
    ['SELECT Id FROM Account WHERE Name IN ()', 'where a value is expected'],
    ['SELECT Id FROM Account WHERE Name IN (SELECT Id FROM Lead)', "unexpected token: 'SELECT'"],
    ['SELECT Id FROM Account WHERE Name = Other', "unexpected token: 'Other'"],
    ['SELECT Id FROM Account WHERE Name = LAST_N_CENTURIES:3', 'where a value is expected'],
    [String.raw`SELECT Id FROM Account WHERE Name = '\q'`, String.raw`'\q' is no letter`],
    [String.raw`SELECT Id FROM Account WHERE Name = '\u0000'`, 'cannot be stored'],
    [String.raw`SELECT Id FROM Account WHERE Name = '\ud800'`, 'cannot be stored'],
    ['SELECT Id FROM Account LIMIT 1.5', 'where a whole number is expected'],
    ['SELECT Id FROM Account LIMIT -1', 'where a whole number is expected'],
    ['SELECT Id FROM Account OFFSET', 'where a whole number is expected'],
    ['SELECT Id FROM Account OFFSET 1 LIMIT 1', 'where its end is expected'],
    ['SELECT Id FROM Account; DROP TABLE account', "unexpected characters: ';"],
    ['SELECT Id FROM Account -- x', "unexpected characters: '-- x'"],
    ['SELECT Id FROM Account GROUP BY Id', "unexpected token: 'GROUP'"],
    ['SELECT COUNT(Id) FROM Account', "where ')' is expected"],
    ['SELECT MAX(Id) FROM Account', 'MAX() is not known here'],
    ['SELECT (SELECT Id FROM Contacts) FROM Account', "unexpected token: '('"],
    ['SELECT Id FROM Account WHERE Name = 2026-02-03T04:05:06', 'unexpected characters'],
    [
      `SELECT Id FROM Account WHERE (${'A = 1 OR '.repeat(99)}A = 1) AND Last = 1`,
      'Row:1:Column:933: WHERE has 100 conditions at most',
    ],
    [`SELECT Id FROM Account WHERE ${'NOT '.repeat(60)}A = 1`, '50 deep at most'],
    [`SELECT Id FROM Account WHERE ${'('.repeat(20_000)}`, '50 deep at most'],
    [`SELECT ${'A,'.repeat(60_000)}B FROM Account`, '100000 characters at most'],
  ])('%s', (text, expected) => {
    expect(refusal(text)).toContain(expected);
  });

  test('nothing is read in more than one sweep: odd texts take no time', () => {
    const prefix = performance.now();
    for (const odd of [
      "'\\".repeat(49_000),
      `${'a'.repeat(99_000)}!`,
      `${'1'.repeat(99_000)}x`,
      `${'_'.repeat(90_000)}:`,
    ])
      expect(refusal(`SELECT Id FROM A WHERE B = ${odd}`.slice(0, 99_999))).not.toBe('');
    expect(performance.now() - prefix).toBeLessThan(1_000);
  });
});
