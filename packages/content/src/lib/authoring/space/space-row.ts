import type { ContentSpace } from '@relab/contract/content';
import { sql } from 'kysely';
import { isReadable, requireRight, requireUser, rightsIn } from '../../access/access.ts';
import type { ReadContext } from '../../access/author.ts';
import type { Right } from '../../access/rights.ts';
import { auditIds, userUrl } from '../../representations.ts';

const selectSpaces = ({ database, principal }: ReadContext) =>
  database
    .selectFrom('managed_content_space as s')
    .innerJoin('managed_content_folder as root', (join) =>
      join.onRef('root.space_id', '=', 's.id').on('root.parent_id', 'is', null),
    )
    .select(['s.id', 's.api_name', 's.name', 's.description', 's.default_language', 's.languages'])
    .select(['s.created_date', 's.created_by_id', 's.last_modified_date', 's.last_modified_by_id'])
    .select([
      'root.id as root_folder_id',
      sql<
        string[]
      >`array(select channel_id from managed_content_space_channel where space_id = s.id order by 1)`.as(
        'channels',
      ),
      sql<Pick<ContentSpace['collaborators'][number], 'id' | 'name' | 'role'>[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', m.user_id, 'name', u.name, 'role', m.role) order by u.name, u.id)
        from managed_content_collaborator m join "user" u on u.id = m.user_id where m.space_id = s.id
      ), '[]')`.as('collaborators'),
      rightsIn(requireUser(principal)).as('rights'),
    ]);

/** A space beside the role that the principal has in it. */
export type SpaceRow = Awaited<ReturnType<typeof listSpaces>>[number];

export interface SpacesQuery {
  readonly nameFragment?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Those that the principal may look into, by name. */
export const listSpaces = ({ nameFragment = '', limit, offset }: SpacesQuery, context: ReadContext) =>
  selectSpaces(context)
    .where(isReadable(requireUser(context.principal)))
    .$if(nameFragment !== '', (query) =>
      query.where(sql<boolean>`strpos(lower(s.name), ${nameFragment.toLowerCase()}) > 0`),
    )
    .orderBy(sql`lower(s.name)`)
    .orderBy('s.id')
    .limit(limit)
    .offset(offset)
    .execute();

/** By its id or its fully qualified name, for a principal with that right in it. */
export async function requireSpace(
  idOrName: string,
  context: ReadContext,
  right: Right = 'read',
): Promise<SpaceRow> {
  const row = await selectSpaces(context)
    .where((eb) => eb.or([eb('s.id', '=', idOrName), eb('s.api_name', '=', idOrName)]))
    .executeTakeFirst();
  return requireRight(row, right);
}

export const representSpace = (row: SpaceRow): ContentSpace => ({
  ...auditIds(row),
  apiName: row.api_name,
  baseType: { apiName: 'Content' },
  channels: row.channels,
  collaborators: row.collaborators.map((person) => ({ ...person, resourceUrl: userUrl(person.id) })),
  defaultLanguage: row.default_language,
  description: row.description,
  fullyQualifiedName: row.api_name,
  id: row.id,
  isEnhancedSpace: true,
  isFlowOrchestrationEnabled: false,
  isSpaceV2: true,
  isUndeletable: false,
  name: row.name,
  rootFolderId: row.root_folder_id,
  supportedLanguages: [...row.languages],
});
