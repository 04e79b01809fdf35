import { isRecordId, normalizeId } from '@relab/contract';
import type { RecordAccess, RecordAccesses } from '@relab/contract/administration';
import type { Database, Row } from '@relab/database';
import { readRecordNames } from '@relab/records/records';
import { pageOf, readEntry } from '@relab/server/administration';
import { badRequest } from '@relab/server/http';
import type { User } from '@relab/server/principal';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { objects } from '../../objects/objects.ts';
import { containing, findPerson } from '../person/find-person.ts';

interface AccessRow
  extends Row<
    'record_access',
    'at' | 'user_id' | 'program' | 'action' | 'object' | 'record_id' | 'call' | 'detail'
  > {
  readonly entered: string;
  readonly user_name: string | null;
  readonly program_name: string | null;
}

interface AccessParams {
  readonly subject?: string | undefined;
  readonly staff?: string | undefined;
  readonly pageSize?: number | undefined;
  readonly pageToken?: string | undefined;
}

/** Without narrowing what is no id. */
const isId = (text: string): boolean => isRecordId(text);

/** Looks at one record, or at all of a person and for their address. */
async function ofSubject(database: Database, subject: string | undefined): Promise<RawBuilder<SqlBool>> {
  if (subject === undefined) return sql`true`;
  if (isId(subject)) return sql`a.record_id = ${normalizeId(subject)}`;
  if (!subject.includes('@'))
    throw badRequest('This is neither an address nor the id of a record.', 'subject');
  const { email, authIds: _, ...rows } = await findPerson(database, subject);
  const ids = Object.values(rows).flat();
  return sql`(a.record_id = any(${ids}::text[]) or a.detail ilike ${containing(email)})`;
}

/** By the address or the id of a user. */
function ofStaff(staff: string | undefined): RawBuilder<SqlBool> {
  if (staff === undefined) return sql`true`;
  if (isId(staff)) return sql`a.user_id = ${normalizeId(staff)}`;
  return sql`a.user_id = any(array(select id from "user" where lower(email) = ${staff.trim().toLowerCase()}))`;
}

/** A page of who looked at what, the newest first, with the names of users and records as they are now. */
export async function readAccesses(
  {
    database,
    principal,
    now,
  }: { readonly database: Database; readonly principal: User; readonly now: () => Date },
  { subject, staff, pageSize = 50, pageToken }: AccessParams,
): Promise<RecordAccesses> {
  const after = readEntry(pageToken);
  const below = after === undefined ? sql`true` : sql`a.entered < ${after}::bigint`;
  const { rows } = await sql<AccessRow>`
    select a.entered::text as entered, a.at, a.user_id, a.program, a.action, a.object, a.record_id, a.call, a.detail,
      u.name as user_name, c.name as program_name
    from (
      select * from record_access a
      where ${await ofSubject(database, subject)} and ${ofStaff(staff)} and ${below}
      order by a.entered desc limit ${pageSize + 1}) a
    left join "user" u on u.id = a.user_id left join oauth_client c on c.id = a.program
    order by a.entered desc`.execute(database);
  const { page, nextPageToken } = pageOf(rows, pageSize);
  const ids = page.flatMap(({ record_id }) => record_id ?? []);
  const names = await readRecordNames({ live: [], deletedOrNot: ids }, { database, principal, now, objects });
  const toAccess = (row: AccessRow): RecordAccess => ({
    id: row.entered,
    at: row.at.toISOString(),
    userId: row.user_id === '' ? null : row.user_id,
    userName: row.user_name,
    programName: row.program_name ?? row.program,
    action: row.action as RecordAccess['action'],
    objectApiName: row.object,
    recordId: row.record_id,
    recordName: (row.record_id !== null && names.get(row.record_id)?.name) || null,
    call: row.call,
    detail: row.detail,
  });
  return { count: page.length, accesses: page.map(toAccess), nextPageToken };
}
