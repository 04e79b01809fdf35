import type { Principal } from '@relab/server/principal';
import { type RawBuilder, sql } from 'kysely';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { calculatedSort, type Sort } from '../query/sort.ts';

/** When the caller last opened the record with this id; null for those never opened, and for guests. */
export const visitedAt = (id: RawBuilder<unknown>, principal: Principal): RawBuilder<unknown> =>
  principal.kind === 'guest'
    ? sql`null::timestamptz`
    : sql`(select visit.visited_at from relab_recent as visit
        where visit.user_id = ${principal.userId} and visit.record_id = ${id})`;

/** `select record_id` of what the caller has opened of an object; nothing for guests. In no particular order. */
export const recentIds = (object: string, principal: Principal): RawBuilder<string> =>
  principal.kind === 'guest'
    ? sql<string>`select null::text where false`
    : sql<string>`select visit.record_id from relab_recent as visit
        where visit.user_id = ${principal.userId} and visit.object = ${object}`;

/** True for rows that the caller has opened. */
export const isRecent = (
  id: RawBuilder<unknown>,
  object: string,
  principal: Principal,
): RawBuilder<boolean> =>
  principal.kind === 'guest' ? sql<boolean>`false` : sql<boolean>`${id} in (${recentIds(object, principal)})`;

/** The newest visits first. */
export const byVisit = (object: ObjectDeclaration, principal: Principal): Sort =>
  calculatedSort(
    object,
    'Last Viewed Date',
    'dateTime',
    visitedAt(sql.ref('t0.id'), principal),
    'timestamptz',
  );
