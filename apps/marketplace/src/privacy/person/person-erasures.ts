import type { PersonErasure, PersonErasures } from '@relab/contract/administration';
import { type Database, inTransaction, type Row } from '@relab/database';
import { ApiError, notFound } from '@relab/server/http';
import { enqueueMail } from '@relab/server/mail';
import { sql } from 'kysely';
import { erasureHash } from './erasure-hash.ts';
import { erasureMail } from './erasure-mail.ts';
import { findPerson, isKnown, type PersonRows } from './find-person.ts';

type Counts = readonly { readonly kind: string; readonly count: number }[];

interface ErasureRow
  extends Row<'person_erasure', 'id' | 'email' | 'requested_date' | 'due_date' | 'erased_date'> {
  readonly counts: Counts | null;
  readonly name: string | null;
}

/** Days in which an erasure can be taken back, unless another number is asked for. */
export const defaultGraceDays = 14;
const day = 86_400_000;

/** How much there is of each kind. */
export const countsOf = ({ email: _, authIds: __, ...rows }: PersonRows): Counts =>
  Object.entries(rows).flatMap(([kind, ids]: [string, readonly string[]]) =>
    ids.length > 0 ? [{ kind, count: ids.length }] : [],
  );

const toErasure = (row: ErasureRow): PersonErasure => ({
  id: row.id,
  email: row.email,
  requestedAt: row.requested_date.toISOString(),
  requestedByName: row.name,
  dueAt: row.due_date.toISOString(),
  erasedAt: row.erased_date?.toISOString() ?? null,
  counts: row.counts,
});

const select = sql`
  select e.id, e.email, e.requested_date, e.due_date, e.erased_date, e.counts, u.name
  from person_erasure e left join "user" u on u.id = e.requested_by_id`;

/** The erasure of somebody that is to come. */
export async function openErasure(
  database: Database,
  secret: string,
  email: string,
): Promise<PersonErasure | null> {
  const { rows } = await sql<ErasureRow>`
    ${select} where e.hash = ${erasureHash(secret, email)} and e.erased_date is null`.execute(database);
  return rows[0] ? toErasure(rows[0]) : null;
}

/** A page goes on after the moment and id of the last row. */
export async function readErasures(
  database: Database,
  {
    pageSize = 50,
    pageToken,
  }: { readonly pageSize?: number | undefined; readonly pageToken?: string | undefined },
): Promise<PersonErasures> {
  const [at = '', id = ''] = Buffer.from(pageToken ?? '', 'base64url')
    .toString()
    .split(' ');
  const moment = Date.parse(at);
  const after = Number.isNaN(moment)
    ? sql`true`
    : sql`(e.requested_date, e.id) < (${new Date(moment)}::timestamptz, ${id})`;
  const { rows } = await sql<ErasureRow>`
    ${select} where ${after} order by e.requested_date desc, e.id desc limit ${pageSize + 1}`.execute(
    database,
  );
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const next = rows.length > pageSize && last ? `${last.requested_date.toISOString()} ${last.id}` : null;
  return {
    count: page.length,
    erasures: page.map(toErasure),
    nextPageToken: next === null ? null : Buffer.from(next).toString('base64url'),
  };
}

/** Whether nobody would be left who administers the installation. */
async function isLastAdministrator(database: Database, users: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ own: boolean; others: boolean }>`
    select coalesce(bool_or(id = any(${[...users]}::text[])), false) as own,
      coalesce(bool_or(id <> all(${[...users]}::text[])), false) as others
    from "user" where is_active and not is_deleted and string_to_array(roles, ';') @> array['administrator']`.execute(
    database,
  );
  return rows[0]?.own === true && !rows[0].others;
}

export interface ErasureRequest {
  readonly email: string;
  readonly graceDays: number;
  readonly requestedById: string | null;
  readonly secret: string;
  readonly now: Date;
}

/** Asking twice answers the erasure that is to come. Throws 404 where nothing is stored, 409 for the last administrator. */
export async function requestErasure(database: Database, request: ErasureRequest): Promise<PersonErasure> {
  const { graceDays, requestedById, secret, now } = request;
  return await inTransaction(database, async (transaction) => {
    const person = await findPerson(transaction, request.email);
    if (!isKnown(person)) throw notFound();
    if (await isLastAdministrator(transaction, person.users))
      throw new ApiError('CONFLICT', {
        en: 'This is the last administrator. Give somebody else the role first.',
        de: 'Das ist der letzte Administrator. Geben Sie zuerst jemand anderem die Rolle.',
      });
    const due = new Date(now.getTime() + graceDays * day);
    const { numAffectedRows } = await sql`
      insert into person_erasure (id, email, hash, requested_date, requested_by_id, due_date)
      values (gen_random_uuid()::text, ${person.email}, ${erasureHash(secret, person.email)}, ${now}, ${requestedById}, ${due})
      on conflict (hash) where erased_date is null do nothing`.execute(transaction);
    if (numAffectedRows === 1n)
      await enqueueMail(transaction, await erasureMail(transaction, person, due), now);
    const erasure = await openErasure(transaction, secret, person.email);
    if (!erasure) throw notFound();
    return erasure;
  });
}

/** Throws 404 where it is done. */
export async function cancelErasure(database: Database, id: string): Promise<void> {
  const { numDeletedRows } = await database
    .deleteFrom('person_erasure')
    .where('id', '=', id)
    .where('erased_date', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
}
