import type { Principal } from '@relab/server/principal';
import { CompiledQuery, sql } from 'kysely';
import { rowsFor } from '../objects/access.ts';
import { type ReadPlan, recordQuery } from '../query/record-query.ts';
import type { RecordsContext } from '../query/records-context.ts';
import type { Row } from '../query/represent.ts';
import type { TypedSelection } from './record-selection.ts';

/** A statement for all principals with the same roles: the principal and the ids are filled in. */
interface PreparedRead {
  readonly plan: ReadPlan;
  readonly text: string;
  readonly parameters: readonly unknown[];
}

/** Stand for what differs from call to call; no stored text holds a null character. */
const marks = { ids: '\0 ids', userId: '\0 user id', accountId: '\0 account id' };

const marked = (principal: Principal): Principal =>
  principal.kind === 'guest' ? principal : { ...principal, userId: marks.userId, accountId: marks.accountId };

function prepare({ whole }: TypedSelection, context: RecordsContext): PreparedRead {
  const reader = { ...context, principal: marked(context.principal) };
  const { plan, head } = recordQuery(whole, reader);
  const visible = rowsFor(whole.object, 'read', 't0', reader);
  const statement = sql`${head()} where t0.id = any(${marks.ids}) and ${visible}`;
  const { sql: text, parameters } = statement.compile(context.database);
  return { plan, text, parameters };
}

/** Compiling a statement takes longer than sending it, so each is cached as long as its selection. */
const prepared = new WeakMap<TypedSelection, PreparedRead>();

/** Rows of the records with these ids that the caller may read, and how to read them. One statement. */
export async function runPrepared(
  selection: TypedSelection,
  ids: readonly string[],
  context: RecordsContext,
): Promise<{ readonly plan: ReadPlan; readonly rows: readonly Row[] }> {
  const { database, principal } = context;
  const read = prepared.get(selection) ?? prepare(selection, context);
  prepared.set(selection, read);
  const parameters = read.parameters.map((value) => {
    if (value === marks.ids) return ids;
    if (principal.kind === 'guest') return value;
    if (value === marks.userId) return principal.userId;
    return value === marks.accountId ? principal.accountId : value;
  });
  const { rows } = await database.executeQuery<Row>(CompiledQuery.raw(read.text, parameters));
  return { plan: read.plan, rows };
}
