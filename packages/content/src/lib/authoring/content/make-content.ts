import { inTransaction } from '@relab/database';
import type { Context } from '@relab/server/http';
import { ApiError } from '@relab/server/http';
import type { User } from '@relab/server/principal';
import { sql } from 'kysely';
import { type CollaboratorRole, joinCollaborator, requireRight, requireUser } from '../../access/access.ts';
import { authorOf } from '../../access/author.ts';
import type { ContentBodyInput } from '../../content-body.ts';
import { requireType } from './content-type.ts';
import { insertContent } from './create-content.ts';
import type { DocumentRow } from './document-row.ts';
import { requireDocument, requireVariant } from './find-document.ts';
import { insertVariant } from './save-variant.ts';
import { checkDraft } from './version.ts';

export interface ContentInput {
  readonly contentSpaceOrFolderId: string;
  readonly contentType: string;
  readonly title: string;
  readonly contentBody: ContentBodyInput;
  readonly urlName?: string | undefined;
  readonly apiName?: string | undefined;
  readonly externalId?: string | undefined;
}

export interface Place {
  readonly space_id: string;
  readonly folder_id: string;
  readonly default_language: string;
  readonly languages: readonly string[];
  readonly collaborator: CollaboratorRole | null;
}

/** A folder, or the root of a space, for whoever may write there. */
export async function requirePlace(
  id: string,
  user: User,
  { database }: Pick<Context, 'database'>,
): Promise<Place> {
  const { rows } = await sql<Place>`
    select s.id as space_id, f.id as folder_id, s.default_language, s.languages, w.role as collaborator
    from managed_content_folder f join managed_content_space s on s.id = f.space_id
    ${joinCollaborator(user, sql`f.id`)}
    where f.id = ${id} or f.space_id = ${id} and f.parent_id is null`.execute(database);
  return requireRight(user, rows[0], 'write');
}

/** A new content, in the language of its space. */
export async function createContent(input: ContentInput, context: Context): Promise<DocumentRow> {
  const user = requireUser(context.principal);
  return await inTransaction(context.database, async (database) => {
    const inside = { ...context, database };
    const place = await requirePlace(input.contentSpaceOrFolderId, user, inside);
    const { variantId } = await insertContent(authorOf(inside), {
      spaceId: place.space_id,
      folderId: place.folder_id,
      type: await requireType(database, input.contentType),
      language: place.default_language,
      title: input.title,
      urlName: input.urlName ?? null,
      body: input.contentBody,
      apiName: input.apiName,
      externalId: input.externalId,
    });
    return await requireVariant(variantId, inside);
  });
}

export interface VariantInput {
  readonly managedContentKeyOrId: string;
  readonly language: string;
  readonly contentBody: ContentBodyInput;
  readonly title?: string | undefined;
  readonly urlName?: string | undefined;
}

/** The content in another language that its space has. */
export async function createVariant(input: VariantInput, context: Context): Promise<DocumentRow> {
  const user = requireUser(context.principal);
  return await inTransaction(context.database, async (database) => {
    const inside = { ...context, database };
    const source = await requireDocument({ contentKeyOrId: input.managedContentKeyOrId }, inside);
    const place = await requirePlace(source.folder_id, user, inside);
    if (!place.languages.includes(input.language))
      throw new ApiError(
        'INVALID_API_INPUT',
        `This space has no language ${input.language.slice(0, 20)}. It has ${place.languages.join(', ')}.`,
        { fields: ['language'] },
      );
    const { schema } = await requireType(database, source.type_name);
    const draft = checkDraft(
      {
        title: input.title ?? source.title,
        urlName: input.urlName ?? source.url_name,
        body: input.contentBody,
      },
      schema,
    );
    const { content_id: contentId } = source;
    const variantId = await insertVariant(authorOf(inside), {
      contentId,
      language: input.language,
      variantType: 'Translation',
      draft,
    });
    return await requireVariant(variantId, inside);
  });
}
