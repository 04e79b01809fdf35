import { type RawBuilder, sql } from 'kysely';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { compileMarked, fillMarks, type MarkedStatement, mark } from './marked-statement.ts';
import {
  createPreparedPages,
  type PageChoice,
  type PageQuery,
  pageMarks,
  pageOfRows,
  pageStatement,
  placeOf,
  type RecordsPage,
} from './read-page.ts';
import type { ReadPlan } from './record-query.ts';
import type { RecordsContext } from './records-context.ts';
import type { Row } from './represent.ts';

export interface CheckedPage {
  /** Of all values of the rows, calculated ones included: pages with equal ones are equal. Large pages have none. */
  readonly checksum: string | undefined;
  /** Undefined where the checksum is the cached one. */
  readonly page: RecordsPage | undefined;
  /** What the query selects beside the page. */
  readonly beside: Row;
}

interface PreparedCheck extends MarkedStatement {
  readonly plan: ReadPlan;
}

const cachedMark = mark('cached checksum');

/** The text of a row has the boundaries of its values, and marks nulls. */
const checksumSql = sql`encode(sha256(convert_to(coalesce(string_agg(shown::text, ''), ''), 'UTF8')), 'base64')`;

const createPrepared = (checksum: RawBuilder<unknown>) =>
  createPreparedPages((object, query, place, context): PreparedCheck => {
    const { plan, statement, orderOf } = pageStatement(object, query, place, context);
    const { columns, join } = query.beside ?? { columns: sql`null as beside`, join: sql`` };
    // Materialized, or the checksum is worked out once where it is compared and once more where it is selected.
    const checked = sql`
      with shown as materialized (${statement}), checked as materialized (select ${checksum} as checksum)
      select shown.*, checked.checksum, ${columns} from checked ${join}
      left join shown on checked.checksum is distinct from ${cachedMark} order by ${orderOf('shown')}`;
    return { plan, ...compileMarked(checked, context.database) };
  });

const withChecksum = createPrepared(sql`(select ${checksumSql} from shown)`);
const without = createPrepared(sql`''`);

/** Larger pages have no checksum: it would cost more than it spares. */
const maxChecked = 200;

/**
 * A page, unless it still has the cached checksum: then the database sends no rows. One statement either way, so
 * that nobody is shown what was.
 */
export async function readPageUnless(
  cachedChecksum: string | undefined,
  object: ObjectDeclaration,
  query: PageQuery,
  choice: PageChoice,
  context: RecordsContext,
): Promise<CheckedPage> {
  const place = placeOf(query, choice);
  const prepared = place.pageSize > maxChecked ? without : withChecksum;
  const { plan, ...statement } = prepared(object, query, place, context);
  const values = { ...pageMarks(place), [cachedMark]: cachedChecksum ?? null };
  const { rows } = await context.database.executeQuery<Row>(fillMarks(statement, values, context.principal));
  const [beside = {}] = rows;
  const checksum = beside.checksum ? String(beside.checksum) : undefined;
  if (checksum !== undefined && checksum === cachedChecksum) return { checksum, page: undefined, beside };
  // Beside a page without records there is one row all the same.
  const found = rows.filter((row) => row[`k${place.width - 1}`] !== null);
  return { checksum, page: pageOfRows(found, plan, place, context), beside };
}
