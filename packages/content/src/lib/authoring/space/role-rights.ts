import { collaboratorRoles, type SpaceAccess } from '@relab/contract/content';
import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { requireUser, rightsIn, siteRoles } from '../../access/access.ts';
import type { ReadContext } from '../../access/author.ts';
import { flagsOf } from '../../access/rights.ts';
import type { SpaceRow } from './space-row.ts';

type RoleRights = SpaceAccess['roles'][number];

/** Roles that administer may do everything, whatever is set: nobody can shut them out. */
const fixedRoles: readonly string[] = ['ContentAdmin', 'administrator'];

const allRoles = [
  ...collaboratorRoles.map((role) => ({ role, isEverywhere: false })),
  ...siteRoles.map((role) => ({ role, isEverywhere: true })),
];

export const isFixed = (role: string): boolean => fixedRoles.includes(role);
export const isRole = (name: string): boolean => allRoles.some(({ role }) => role === name);

interface RoleRow {
  readonly role: string;
  /** Empty for the rights with types that have none of their own. */
  readonly type_name: string;
  readonly rights: number;
  readonly is_set: boolean;
}

/** What each role may do in a space, as the database decides it. */
export async function readRoles(spaceId: string, database: Database): Promise<RoleRights[]> {
  const { rows } = await sql<RoleRow>`
    select role, type_name, content_rights(${spaceId}, array[role], type_name) as rights, is_set
    from (
      select given.role, '' as type_name, r.role is not null as is_set
      from unnest(${allRoles.map(({ role }) => role)}::text[]) as given (role)
      left join managed_content_role_rights r on r.space_id = ${spaceId} and r.role = given.role and r.type_name = ''
      union all
      select role, type_name, true from managed_content_role_rights where space_id = ${spaceId} and type_name <> ''
    ) known
    order by type_name`.execute(database);
  return allRoles.map(({ role, isEverywhere }) => {
    const own = rows.filter((row) => row.role === role);
    return {
      ...{
        role,
        isEverywhere,
        isFixed: isFixed(role),
        isChanged: own.some((row) => row.type_name === '' && row.is_set),
      },
      rights: flagsOf(own.find((row) => row.type_name === '')?.rights ?? 0),
      types: own
        .filter((row) => row.type_name !== '')
        .map((row) => ({ contentType: row.type_name, rights: flagsOf(row.rights) })),
    };
  });
}

/** What the reader may do with contents of each type. */
export async function readOwnTypes(
  { id }: SpaceRow,
  { database, principal }: ReadContext,
): Promise<SpaceAccess['ownTypes']> {
  const rows = await database
    .selectFrom('managed_content_space as s')
    .innerJoin('content_type as t', (join) => join.on(sql<boolean>`true`))
    .select('t.fully_qualified_name')
    .select(rightsIn(requireUser(principal), { typeName: 't.fully_qualified_name' }).as('rights'))
    .where('s.id', '=', id)
    .orderBy('t.fully_qualified_name')
    .execute();
  return rows.map((row) => ({ contentType: row.fully_qualified_name, rights: flagsOf(row.rights) }));
}
