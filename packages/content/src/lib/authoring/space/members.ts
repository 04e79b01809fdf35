import type { ConfigFor } from '@relab/contract';
import type {
  addSpaceMember,
  getSpaceAccess,
  removeSpaceMember,
  SpaceAccess,
  updateSpaceMember,
} from '@relab/contract/content';
import { badRequest, type Context } from '@relab/server/http';
import { inContextTransaction } from '../../access/author.ts';
import { flagsOf } from '../../access/rights.ts';
import { conflict, notFound } from '../../errors.ts';
import { noteActivityOf } from './activity.ts';
import { readOwnTypes, readRoles } from './role-rights.ts';
import { requireSpace, type SpaceRow } from './space-row.ts';

/** Who may do what in a space, for whoever may read there. */
export async function readAccess(
  { contentSpaceId, page = 0, pageSize = 100 }: ConfigFor<typeof getSpaceAccess>,
  context: Context,
): Promise<SpaceAccess> {
  const space = await requireSpace(contentSpaceId, context);
  const rows = await context.database
    .selectFrom('managed_content_collaborator as m')
    .innerJoin('user as u', 'u.id', 'm.user_id')
    .select(['m.user_id', 'm.role', 'u.name'])
    .where('m.space_id', '=', space.id)
    .orderBy('u.name')
    .orderBy('m.user_id')
    .limit(pageSize + 1)
    .offset(page * pageSize)
    .execute();
  return {
    hasMore: rows.length > pageSize,
    members: rows
      .slice(0, pageSize)
      .map((row) => ({ id: row.user_id, name: row.name ?? '', role: row.role })),
    ownRights: flagsOf(space.rights),
    ownTypes: await readOwnTypes(space, context),
    roles: await readRoles(space.id, context.database),
  };
}

/** Does something for somebody who manages the space, and responds with who may do what then. */
export const asManager = async (
  contentSpaceId: string,
  context: Context,
  work: (space: SpaceRow, context: Context) => Promise<void>,
): Promise<SpaceAccess> =>
  await inContextTransaction(context, async (ctx) => {
    const space = await requireSpace(contentSpaceId, ctx, 'manage');
    await work(space, ctx);
    return await readAccess({ contentSpaceId: space.id }, ctx);
  });

async function requireMember(space: SpaceRow, userId: string, { database }: Context) {
  const member = await database
    .selectFrom('managed_content_collaborator as m')
    .leftJoin('user as u', 'u.id', 'm.user_id')
    .select(['m.role', 'u.name'])
    .where('m.space_id', '=', space.id)
    .where('m.user_id', '=', userId)
    .forUpdate('m')
    .executeTakeFirst();
  if (!member) throw notFound('This is no member of the space.');
  return member;
}

export const addMember = (
  { contentSpaceId, email, role }: ConfigFor<typeof addSpaceMember>,
  context: Context,
): Promise<SpaceAccess> =>
  asManager(contentSpaceId, context, async (space, ctx) => {
    const person = await ctx.database
      .selectFrom('user')
      .select(['id', 'name'])
      .where('username', '=', email.toLowerCase())
      .where('is_active', '=', true)
      .where('is_deleted', '=', false)
      .executeTakeFirst();
    if (!person) throw badRequest('Nobody has this email address here. Invite them first.', 'email');
    const added = await ctx.database
      .insertInto('managed_content_collaborator')
      .values({ space_id: space.id, user_id: person.id, role })
      .onConflict((on) => on.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (!added) throw conflict('This is a member already. Give them another role.', 'email');
    const title = person.name ?? '';
    await noteActivityOf(ctx, { spaceId: space.id, kind: 'MemberAdded', title, detail: role });
  });

export const changeMember = (
  { contentSpaceId, userId, role }: ConfigFor<typeof updateSpaceMember>,
  context: Context,
): Promise<SpaceAccess> =>
  asManager(contentSpaceId, context, async (space, ctx) => {
    const member = await requireMember(space, userId, ctx);
    if (member.role === role) return;
    await ctx.database
      .updateTable('managed_content_collaborator')
      .set({ role })
      .where('space_id', '=', space.id)
      .where('user_id', '=', userId)
      .execute();
    const title = member.name ?? '';
    await noteActivityOf(ctx, { spaceId: space.id, kind: 'MemberChanged', title, detail: role });
  });

export const removeMember = (
  { contentSpaceId, userId }: ConfigFor<typeof removeSpaceMember>,
  context: Context,
): Promise<SpaceAccess> =>
  asManager(contentSpaceId, context, async (space, ctx) => {
    const member = await requireMember(space, userId, ctx);
    await ctx.database
      .deleteFrom('managed_content_collaborator')
      .where('space_id', '=', space.id)
      .where('user_id', '=', userId)
      .execute();
    await noteActivityOf(ctx, {
      ...{ spaceId: space.id, kind: 'MemberRemoved', title: member.name ?? '', detail: member.role },
    });
  });
