import { migrate } from '@relab/database';
import { type TestDatabase, testDatabase, testEngines } from '@relab/database/testing';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsFor } from '../objects/access.ts';
import type { FieldKind } from '../objects/field.ts';
import type { FilterValue, ListFilter, ListOperator } from '../objects/list-view.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { conditionSql, FilterError, operatorsFor } from './condition.ts';
import { expressionOf, type FieldExpression } from './field-expression.ts';
import { cellOf, holds, type Operand, visible } from './filter-model.fixture.ts';
import {
  addFilterRows,
  type Cell,
  contextNamed,
  filterObjects,
  Instrument,
  instruments,
  Lab,
  labs,
  now,
  type ReaderName,
  Repair,
  readers,
  repairs,
} from './filter-rows.fixture.ts';
import { filtersSql } from './filters.ts';
import { readPage } from './read-page.ts';
import type { RecordsContext } from './records-context.ts';
import { selectRequested } from './requested-fields.ts';
import { pathOf } from './selection.ts';
import { requireSorts } from './sort.ts';

const paths = [
  ...['Id', 'RecordTypeId', 'Name', 'Number__c', 'Lab__c', 'Kind__c', 'Option__c', 'Portable__c', 'Stage__c'],
  ...[
    'Price__c',
    'Discount__c',
    'Weight__c',
    'Hours__c',
    'Built__c',
    'Checked__c',
    'Manual__c',
    'Support__c',
  ],
  ...['Serial__c', 'CreatedDate', 'LastModifiedDate', 'IsDeleted'],
  ...['Lab__r.Name', 'Lab__r.Phone__c', 'Lab__r.SiteCity', 'Owner.Email'],
  ...['Tag__c', 'Asking__c', 'Valued__c', 'Share__c', 'Same__c', 'Thousandths__c', 'Net__c', 'Due__c'],
  ...['Again__c', 'Where__c'],
  ...['Repairs__c', 'RepairCost__c', 'OpenRepairs__c', 'Cheapest__c', 'Latest__c'],
];
const forClerks = ['Cost__c', 'Margin__c'];

const order = ['lessThan', 'lessOrEqual', 'greaterThan', 'greaterOrEqual'];

/** What the words mean on 15 June 2026, a Monday, at ten. */
const spans = (
  [
    ['TODAY', '2026-06-15', '2026-06-16'],
    ['yesterday', '2026-06-14', '2026-06-15'],
    ['THIS_WEEK', '2026-06-15', '2026-06-22'],
    ['LAST_MONTH', '2026-05-01', '2026-06-01'],
    ['THIS_YEAR', '2026-01-01', '2027-01-01'],
    ['LAST_N_DAYS:2', '2026-06-13', '2026-06-16', true],
    ['LAST_90_DAYS', '2026-03-17', '2026-06-16', true],
    ['NEXT_N_MONTHS:1', '2026-07-01', '2026-08-01'],
    ['LAST_N_YEARS:100', '1926-01-01', '2026-01-01', true],
    ['2026-06-15', '2026-06-15', '2026-06-16'],
    ['2026-06-15T00:00:00Z', '2026-06-15T00:00:00.000Z', '2026-06-15T00:00:00.001Z'],
    ['2026-06-15T01:59:59.999+02:00', '2026-06-14T23:59:59.999Z', '2026-06-15T00:00:00.000Z'],
    ['1887-07-01', '1887-07-01', '1887-07-02'],
    ['0001-01-01', '0001-01-01', '0001-01-02'],
  ] as const
).map(([text, from, to, isBackward = false]) => ({ text, from, to, isBackward }));

/** Operands that say something of a field with these values. */
function operandsFor(kind: FieldKind, values: readonly Cell[]): readonly Operand[] {
  const some = [...new Set(values)].filter((value) => value !== null);
  switch (kind) {
    case 'date':
    case 'dateTime':
      return spans;
    case 'boolean':
      return [true, false];
    case 'number':
    case 'currency':
    case 'percent':
      return [...some.slice(0, 6), -1, 0, 0.125, 1e9];
    case 'id':
    case 'reference':
      return [...some.slice(0, 3), String(some[0]).slice(0, 15), 'a02', '0000001', 'nothing'];
    case 'multiPicklist':
      return [...some, 'Cooling; Cover', 'cover', 'Nothing', 'Camera;Nothing'];
    default: {
      const texts = some.slice(0, 9).map(String);
      const pieces = texts.flatMap((text, index) =>
        index % 2 === 0 ? [text, text.slice(2, 6)] : [text.toUpperCase(), text.slice(0, 3)],
      );
      return [...new Set([...pieces, '%', '_', '\\', '*', '{}', '"', "'", ',', 'nothing', 'null'])];
    }
  }
}

interface Case {
  readonly operator: ListOperator;
  readonly operands: readonly Operand[];
}

function casesFor(kind: FieldKind, values: readonly Cell[]): readonly Case[] {
  const operands = operandsFor(kind, values).filter((operand) => operand !== '');
  const [first = 'x', second = 'y'] = operands;
  return operatorsFor(kind).flatMap((operator) => {
    const lists: (readonly Operand[])[] = [...operands.map((operand) => [operand]), [first, second]];
    if (!order.includes(operator)) lists.push([null], [''], [], [first, null], [second, '', first]);
    return lists.map((list) => ({ operator, operands: list }));
  });
}

const given = (operand: Operand): FilterValue =>
  typeof operand === 'object' && operand ? operand.text : operand;

/** Ids of the rows that each condition is true of; one statement. */
async function foundBy(
  object: ObjectDeclaration,
  conditions: readonly RawBuilder<boolean>[],
  context: RecordsContext,
): Promise<readonly (readonly string[])[]> {
  const columns = conditions.map((condition, index) => sql`${condition} as ${sql.id(`c${index}`)}`);
  const { rows } = await sql<Record<string, unknown>>`
    select t0.id, ${sql.join(columns)} from ${sql.id(object.table.name)} as t0
    where ${rowsFor(object, 'read', 't0', context)} order by t0.id`.execute(context.database);
  return conditions.map((_, index) =>
    rows.filter((row) => row[`c${index}`] === true).map(({ id }) => String(id)),
  );
}

function expressionFor(path: string, context: RecordsContext): FieldExpression {
  const expression = expressionOf(Instrument, pathOf(Instrument, path), 't0', context);
  if (!expression) throw new Error(`${path} cannot be read`);
  return expression;
}

const idsOf = (rows: readonly { readonly Id?: Cell }[]): readonly string[] =>
  rows.map(({ Id }) => String(Id));

const shortly = (ids: readonly string[] = []): string => ids.map((id) => Number(id.slice(3, 15))).join();

describe.each(testEngines)('filters on %s', (engine) => {
  let server: TestDatabase;
  let contexts: Readonly<Record<ReaderName, RecordsContext>>;
  beforeAll(async () => {
    server = await testDatabase(engine);
    const migrations = [new URL('../history/migrations/', import.meta.url)];
    await migrate(server.database, { objects: filterObjects, migrations });
    await addFilterRows(server.database);
    const context = (name: ReaderName) => contextNamed(name, server.database);
    contexts = {
      clerk: context('clerk'),
      seller: context('seller'),
      buyer: context('buyer'),
      guest: context('guest'),
    };
  });
  afterAll(() => server.close());

  async function expectModel(path: string, name: ReaderName): Promise<void> {
    const context = contexts[name];
    const expression = expressionFor(path, context);
    const { kind } = expression.field;
    const rows = visible(name);
    const values = rows.map((row) => cellOf(row, path, name));
    const cases = casesFor(kind, values);
    const conditions = cases.map(({ operator, operands }) =>
      conditionSql(expression, operator, operands.map(given), now),
    );
    const found = await foundBy(Instrument, conditions, context);
    const wrong = cases.flatMap(({ operator, operands }, index) => {
      const expected = rows.filter((_, at) => holds(kind, values[at] ?? null, operator, operands));
      const told = `${operator} ${operands.map(given).join(' | ')}`;
      const isRight = idsOf(expected).join() === found[index]?.join();
      return isRight ? [] : [`${told}: ${shortly(idsOf(expected))} expected, ${shortly(found[index])} found`];
    });
    expect(wrong).toEqual([]);
    expect(new Set(found.map((ids) => ids.length)).size).toBeGreaterThan(1);
  }

  test.each([...paths, ...forClerks])('%s is found by each operator it knows, by a clerk', async (path) => {
    await expectModel(path, 'clerk');
  });

  test.each(['seller', 'buyer'] as const)('a %s finds only by what they see', async (name) => {
    for (const path of ['Lab__r.Name', 'Lab__r.SiteCity', 'Where__c', 'Price__c', 'RepairCost__c']) {
      await expectModel(path, name);
    }
  });

  const found = async (filters: readonly ListFilter[], name: ReaderName = 'clerk', logic?: string) => {
    const context = contexts[name];
    const condition = filtersSql(Instrument, filters, logic, 't0', context, now);
    const [ids] = await foundBy(Instrument, [condition], context);
    return ids;
  };
  const filter = (field: string, operator: ListOperator, value: ListFilter['value']): ListFilter => ({
    field,
    operator,
    value,
  });

  test('12.5 % is 12.5 where percents are filtered by, calculated ones too, and 0.125 inside formulas', async () => {
    const expected = idsOf(visible('clerk').filter(({ Discount__c }) => Discount__c === 12.5));
    expect(expected).toHaveLength(5);
    expect(await found([filter('Discount__c', 'equals', 12.5)])).toEqual(expected);
    expect(await found([filter('Share__c', 'equals', 6.25)])).toEqual(expected);
    expect(await found([filter('Same__c', 'equals', '6.25')])).toEqual(expected);
    expect(await found([filter('Thousandths__c', 'equals', 62.5)])).toEqual(expected);
    expect(await found([filter('Share__c', 'lessThan', 0.0625)])).toEqual(
      idsOf(visible('clerk').filter(({ Discount__c }) => Discount__c === 0)),
    );
  });

  test.each<[ListFilter, ListFilter]>([
    [filter('Hours__c', 'equals', ' 1,000,000 '), filter('Hours__c', 'equals', 1_000_000)],
    [filter('Hours__c', 'equals', '1e6'), filter('Hours__c', 'equals', 1_000_000)],
    [filter('Hours__c', 'greaterThan', 6.5), filter('Hours__c', 'greaterOrEqual', 7)],
    [filter('Weight__c', 'equals', '.1'), filter('Weight__c', 'equals', 0.1)],
    [filter('Weight__c', 'lessThan', '-4.999'), filter('Weight__c', 'equals', '-5.00')],
    [filter('Portable__c', 'equals', 'TRUE'), filter('Portable__c', 'equals', true)],
    [filter('Portable__c', 'equals', '0'), filter('Portable__c', 'notEqual', 1)],
    [filter('Built__c', 'equals', 'last month'), filter('Built__c', 'equals', 'LAST_N_MONTHS:1')],
    [filter('Built__c', 'lessThan', '2026-06-15T00:00:00Z'), filter('Built__c', 'lessThan', '2026-06-15')],
    [filter('Built__c', 'lessThan', '2026-06-15T00:00:01Z'), filter('Built__c', 'lessOrEqual', '2026-06-15')],
    [
      filter('Lab__c', 'equals', String(labs[1]?.Id).slice(0, 15)),
      filter('Lab__c', 'equals', labs[1]?.Id ?? ''),
    ],
    [filter('Instrument__c.Name', 'equals', 'IRIS'), filter('Name', 'equals', 'iris')],
  ])('%j means %j', async (one, other) => {
    const ids = await found([one]);
    expect(ids).toEqual(await found([other]));
    expect(ids).not.toEqual([]);
    expect(ids).not.toHaveLength(visible('clerk').length);
  });

  test('filters are joined by their logic, and what is unknown of one is not true of its opposite', async () => {
    const filters = [
      filter('Kind__c', 'equals', ['Microscope', 'Centrifuge']),
      filter('Price__c', 'greaterThan', 1_000),
      filter('Lab__r.SiteCity', 'equals', 'ulm'),
    ];
    const model = (path: (kind: boolean, dear: boolean, inUlm: boolean) => boolean) =>
      idsOf(
        visible('clerk').filter((row) => {
          const dear = holds('currency', row.Price__c ?? null, 'greaterThan', [1_000]);
          const inUlm = holds('text', cellOf(row, 'Lab__r.SiteCity', 'clerk'), 'equals', ['ulm']);
          return path(['Microscope', 'Centrifuge'].includes(String(row.Kind__c)), dear, inUlm);
        }),
      );
    const by = (logic?: string) => found(filters, 'clerk', logic);
    expect(await by()).toEqual(model((kind, dear, inUlm) => kind && dear && inUlm));
    expect(await by('1 AND (2 OR 3)')).toEqual(model((kind, dear, inUlm) => kind && (dear || inUlm)));
    expect(await by('1 OR (2 AND NOT 3)')).toEqual(model((kind, dear, inUlm) => kind || (dear && !inUlm)));
    expect(await by('NOT (1 OR 2 OR 3)')).toEqual(model((kind, dear, inUlm) => !(kind || dear || inUlm)));
    expect(await found([])).toEqual(idsOf(visible('clerk')));
    for (const logic of ['1 AND 2', '1 AND 2 OR 3', '4', 'x']) {
      expect(() => filtersSql(Instrument, filters, logic, 't0', contexts.clerk, now)).toThrow(FilterError);
    }
  });

  test('a path has five references at most', async () => {
    const path = `Contact__r.${'ReportsTo.'.repeat(4)}Name`;
    expect(await found([filter(path, 'equals', null)])).toEqual(idsOf(visible('clerk')));
  });

  test('records that are seen through the one above are found by what their reader sees above', async () => {
    const above = new Map(instruments.map((row) => [row.Id, row]));
    const expression = (name: ReaderName) =>
      expressionOf(Repair, ['Instrument__r', 'Name'], 't0', contexts[name]);
    for (const name of readers) {
      const seen = new Set(idsOf(visible(name)));
      const own = repairs.filter(
        ({ IsDeleted, Instrument__c }) => !IsDeleted && (name === 'clerk' || seen.has(String(Instrument__c))),
      );
      const at = expression(name);
      if (name === 'guest') {
        const [all] = await foundBy(Repair, [sql<boolean>`true`], contexts[name]);
        expect(all).toEqual([]);
        continue;
      }
      if (!at) throw new Error(name);
      const named = conditionSql(at, 'equals', ['iris'], now);
      const [all, some] = await foundBy(Repair, [sql<boolean>`true`, named], contexts[name]);
      expect(all, name).toEqual(idsOf(own));
      const isIris = (id: Cell | undefined): boolean => /^iris$/i.test(String(above.get(id ?? null)?.Name));
      expect(some, name).toEqual(idsOf(own.filter(({ Instrument__c }) => isIris(Instrument__c))));
    }
  });

  test('records to which a reference leads are found where they are seen', async () => {
    const mine = labs.filter(({ Account__c, IsDeleted }) => Account__c === labs[0]?.Account__c && !IsDeleted);
    const [all] = await foundBy(Lab, [sql<boolean>`true`], contexts.buyer);
    expect(all).toEqual(idsOf(mine));
  });

  const sortable = paths.filter((path) => path !== 'Option__c' && path !== 'Id');
  const before = (one: Cell, other: Cell): number =>
    one === other ? 0 : one === null ? -1 : other === null ? 1 : one < other ? -1 : 1;

  test.each([...sortable, 'Cost__c', 'Margin__c'])(
    'pages in the order of %s go through all records',
    async (path) => {
      const name = path.startsWith('Lab__r') ? 'buyer' : 'clerk';
      const context = contexts[name];
      for (const descending of [false, true]) {
        const rows = visible(name).toSorted((one, other) => {
          const order = before(cellOf(one, path, name), cellOf(other, path, name));
          const up = order === 0 ? before(one.Id ?? null, other.Id ?? null) : order;
          return descending ? -up : up;
        });
        const request = {
          selection: selectRequested(Instrument, { fields: [path] }, context),
          conditions: [],
          sorts: requireSorts(Instrument, [descending ? `-${path}` : path], context),
          pageSize: 11,
        };
        const ids: string[] = [];
        let last = await readPage(Instrument, request, context);
        for (;;) {
          ids.push(...last.records.map(({ id }) => id));
          if (last.nextPageToken === null) break;
          last = await readPage(Instrument, { ...request, pageToken: last.nextPageToken }, context);
        }
        expect(ids, descending ? 'down' : 'up').toEqual(idsOf(rows));
        const back = await readPage(
          Instrument,
          { ...request, pageToken: last.previousPageToken ?? undefined },
          context,
        );
        const start = ids.length - last.records.length - 11;
        expect(back.records.map(({ id }) => id)).toEqual(ids.slice(Math.max(0, start), start + 11));
      }
    },
  );
});
