import type { ConfigFor } from '@relab/contract';
import { contentFlags, type SpaceAccess, type updateSpaceRole } from '@relab/contract/content';
import type { Row } from '@relab/database';
import { badRequest, type Context } from '@relab/server/http';
import { sql } from 'kysely';
import { type ContentFlag, flagsOf, includesRight, rightsOfFlags, typeFlags } from '../../access/rights.ts';
import { conflict } from '../../errors.ts';
import { requireType } from '../content/content-type.ts';
import { noteActivityOf } from './activity.ts';
import { asManager } from './members.ts';
import { isFixed, isRole } from './role-rights.ts';

type RoleUpdate = ConfigFor<typeof updateSpaceRole>;
type SettableRole = Row<'managed_content_role_rights'>['role'];

function requireSettable(role: string): SettableRole {
  if (!isRole(role)) throw badRequest('There is no such role.', 'role');
  if (isFixed(role))
    throw conflict('Who administers may do everything, so that nobody can shut them out.', 'role');
  return role as SettableRole;
}

/** Any right includes reading, and a role that may not read has no rights. */
function changed(before: number, flags: NonNullable<RoleUpdate['rights']>): number {
  if (flags.read === false) {
    if (contentFlags.some((flag) => flag !== 'read' && flags[flag]))
      throw badRequest('Who may not read may do nothing else.', 'rights');
    return 0;
  }
  const after = rightsOfFlags({ ...flagsOf(before), ...withoutGaps(flags) });
  return after === 0 ? 0 : after | rightsOfFlags({ read: true });
}

const withoutGaps = (flags: NonNullable<RoleUpdate['rights']>) =>
  Object.fromEntries(Object.entries(flags).filter(([, isSet]) => isSet !== undefined));

/** The flags that differ, as `+publish -delete`. */
function difference(before: number, after: number, flags: readonly ContentFlag[]): string {
  const parts = flags.flatMap((flag) => {
    const [was, is] = [includesRight(before, flag), includesRight(after, flag)];
    return was === is ? [] : [`${is ? '+' : '-'}${flag}`];
  });
  return parts.join(' ');
}

/**
 * Sets flags of a role, for a principal who manages the space. It holds from the next call on, also for what somebody began before;
 * what they have typed stays in their form.
 */
export const updateRole = (input: RoleUpdate, context: Context): Promise<SpaceAccess> =>
  asManager(input.contentSpaceId, context, async (space, ctx) => {
    const { database } = ctx;
    const { contentType = '', isReset = false, rights } = input;
    const role = requireSettable(input.role);
    if (isReset === (rights !== undefined))
      throw badRequest('Either rights are set, or what was set is taken back.', 'rights');
    const flags = contentType === '' ? contentFlags : typeFlags;
    if (contentType !== '') await requireType(database, contentType);
    const unknown = contentFlags.find((flag) => rights?.[flag] !== undefined && !flags.includes(flag));
    if (unknown !== undefined)
      throw badRequest('Reading and managing are of a whole space, and not of a type.', 'rights');
    // Two who set flags at once wait for each other, so that neither takes back what the other set.
    await database
      .selectFrom('managed_content_space')
      .select('id')
      .where('id', '=', space.id)
      .forUpdate()
      .execute();
    const read = async (): Promise<number> => {
      const { rows } = await sql<{ rights: number }>`
        select content_rights(${space.id}, array[${role}], ${contentType}) as rights`.execute(database);
      return rows[0]?.rights ?? 0;
    };
    const before = await read();
    if (rights) {
      const after = changed(before, rights);
      if (contentType !== '' && !includesRight(before, 'read'))
        throw conflict('This role may not read here, and so it may do nothing with any type.', 'rights');
      await sql`
        insert into managed_content_role_rights (space_id, role, type_name, rights)
        values (${space.id}, ${role}, ${contentType}, ${rightsOfFlags(flagsOf(after), flags)})
        on conflict (space_id, role, type_name) do update set rights = excluded.rights`.execute(database);
    } else
      await database
        .deleteFrom('managed_content_role_rights')
        .where('space_id', '=', space.id)
        .where('role', '=', role)
        .where('type_name', '=', contentType)
        .execute();
    const detail = difference(before, await read(), flags);
    if (detail === '') return;
    await noteActivityOf(ctx, {
      ...{ spaceId: space.id, kind: 'RightsChanged', title: role },
      detail: contentType === '' ? detail : `${contentType}: ${detail}`,
    });
  });
