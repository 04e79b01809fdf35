import { apiVersion } from '@relab/contract';
import type { UserSummary } from '@relab/contract/content';
import { type RawBuilder, sql } from 'kysely';

/** A person as content names them; null where nobody did it, but the installation itself. */
export const userSummary = (id: string | null, name: string | null): UserSummary | null =>
  id === null
    ? null
    : { id, name: name ?? '', resourceUrl: `/services/data/${apiVersion}/chatter/users/${id}` };

/** The same without the name, for answers that anybody may read. */
export const userReference = (id: string | null): { readonly id: string; readonly url: string } | null =>
  id === null ? null : { id, url: `/services/data/${apiVersion}/chatter/users/${id}` };

/** Joins the names of those who made and last changed the rows `alias`, as `creator.name` and `changer.name`. */
export const joinPeople = (alias: string): RawBuilder<unknown> => sql`
  left join "user" creator on creator.id = ${sql.ref(`${alias}.created_by_id`)}
  left join "user" changer on changer.id = ${sql.ref(`${alias}.last_modified_by_id`)}`;
