import { isRecordId, normalizeId } from '@relab/contract';
import { notFound } from '@relab/server/http';
import { sql } from 'kysely';
import { malformedToken } from '../errors.ts';
import { rowsFor } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { writeToken } from './page-token.ts';
import { keysOf, type PageQuery, scalar } from './read-page.ts';
import type { RecordsContext } from './records-context.ts';
import type { Row } from './represent.ts';

const form = /^(after|before):(.*)$/s;

/** A page that begins behind a record, or ends in front of it. */
export interface RecordToken {
  readonly kind: 'after' | 'before';
  readonly recordId: string;
}

/** `after:001…` or `before:001…`; undefined for a token of any other form. Throws ILLEGAL_QUERY_PARAMETER_VALUE. */
export function readRecordToken(token: string | undefined): RecordToken | undefined {
  const [, kind, id = ''] = form.exec(token ?? '') ?? [];
  if (kind === undefined) return undefined;
  if (!isRecordId(id)) throw malformedToken(token ?? '');
  return { kind: kind === 'after' ? 'after' : 'before', recordId: normalizeId(id) };
}

/**
 * The token of the page that begins behind a record, or ends in front of it. One statement. The record need not be among
 * those that the query finds: its values say where it would stand. Undefined where the caller may not read it. The query is
 * one of the caller's own, without marks.
 */
async function tokenBeside(
  object: ObjectDeclaration,
  { sorts, joins }: PageQuery,
  { kind, recordId }: RecordToken,
  context: RecordsContext,
): Promise<string | undefined> {
  const keys = keysOf(sorts);
  const values = sql.join(keys.map(({ value }, index) => sql`${value} as ${sql.id(`k${index}`)}`));
  const { rows } = await sql<Row>`
    select ${values} from ${sql.id(object.table.name)} as t0 ${joins?.sql ?? sql``}
    where t0.id = ${recordId} and ${rowsFor(object, 'read', 't0', context)}`.execute(context.database);
  const [row] = rows;
  return (
    row &&
    writeToken(
      kind,
      0,
      keys.map((_, index) => scalar(row[`k${index}`])),
    )
  );
}

/** A token that names a record becomes one of its position. Throws NOT_FOUND for a record that the caller may not read. */
export async function positionToken(
  object: ObjectDeclaration,
  query: PageQuery,
  pageToken: string | undefined,
  context: RecordsContext,
): Promise<string | undefined> {
  const named = readRecordToken(pageToken);
  if (!named) return pageToken;
  const token = await tokenBeside(object, query, named, context);
  if (token === undefined) throw notFound();
  return token;
}
