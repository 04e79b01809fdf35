import { apiVersion } from '@relab/contract';
import type { ContentClone } from '@relab/contract/content';
import { inTransaction } from '@relab/database';
import type { Context } from '@relab/server/http';
import { ApiError } from '@relab/server/http';
import { sql } from 'kysely';
import { requireUser } from '../../access/access.ts';
import { type Author, authorOf } from '../../access/author.ts';
import { draftOf, readSource, type SourceVariant, sharesChannel } from './clone-source.ts';
import { requireType } from './content-type.ts';
import { insertContent } from './create-content.ts';
import { requireDocument, requireVariant } from './find-document.ts';
import { requirePlace } from './make-content.ts';
import { insertVariant } from './save-variant.ts';

export interface CloneInput {
  readonly contentKeyOrId: string;
  readonly apiName?: string | undefined;
  readonly contentSpaceOrFolderId?: string | undefined;
  readonly includeVariants?: boolean | undefined;
  readonly title?: string | undefined;
}

type Failed = ContentClone['failedVariants'][number];
type Cloned = ContentClone['variants'][number];

const contentsPath = `/services/data/${apiVersion}/connect/cms/contents`;
const suffix = ' (copy)';
const longestTitle = 255;

const failed = ({ id, language }: SourceVariant, errorMessage: string): Failed => ({
  errorMessage,
  language,
  sourceManagedContentVariantId: id,
});

const cloned = (language: string, id: string): Cloned => ({
  language,
  managedContentVariantId: id,
  resourceURL: `${contentsPath}/variants/${id}`,
});

const copyOfTerms = ({ database }: Author, from: string, to: string) =>
  sql`insert into managed_content_term (content_id, term_id)
    select ${to}, term_id from managed_content_term where content_id = ${from}`.execute(database);

/**
 * A draft of the same body, with the same terms, for whoever may read the source and write where the clone goes. With variants
 * those in the languages that the target has; the others are told (C-068).
 */
export async function cloneContent(input: CloneInput, context: Context): Promise<ContentClone> {
  const { contentKeyOrId, apiName, includeVariants = false } = input;
  const user = requireUser(context.principal);
  return await inTransaction(context.database, async (database) => {
    const inside = { ...context, database };
    const author = authorOf(inside);
    const source = await requireDocument({ contentKeyOrId }, inside);
    const place = await requirePlace(input.contentSpaceOrFolderId ?? source.folder_id, user, inside);
    const type = await requireType(database, source.type_name);
    const keepsUrlName = !(await sharesChannel(database, source.space_id, place.space_id));
    const all = await readSource(database, source, place);
    const wanted = includeVariants ? all : all.slice(0, 1);
    const lacking = wanted.filter(({ language }) => !place.languages.includes(language));
    const [first, ...others] = wanted.filter((variant) => !lacking.includes(variant));
    if (!first)
      throw new ApiError(
        'INVALID_API_INPUT',
        `The target space does not have the language ${wanted.map(({ language }) => language).join(', ')}.`,
        { fields: ['contentSpaceOrFolderId'] },
      );
    const made = await insertContent(author, {
      spaceId: place.space_id,
      folderId: place.folder_id,
      type,
      language: first.language,
      title: input.title ?? `${first.title.slice(0, longestTitle - suffix.length)}${suffix}`,
      urlName: keepsUrlName ? first.urlName : null,
      body: first.body,
      apiName,
    });
    await copyOfTerms(author, source.content_id, made.contentId);
    const variants = [cloned(first.language, made.variantId)];
    const failedVariants = lacking.map((variant) =>
      failed(variant, 'The target space does not have this language.'),
    );
    for (const variant of others) {
      const draft = draftOf(variant, type, keepsUrlName);
      if (!draft) {
        failedVariants.push(failed(variant, 'The content type does not take this body any more.'));
        continue;
      }
      const { contentId } = made;
      const { language } = variant;
      const variantType = variant.variantType === 'Variation' ? 'Variation' : 'Translation';
      const id = await insertVariant(author, { contentId, language, variantType, draft });
      variants.push(cloned(language, id));
    }
    const clone = await requireVariant(made.variantId, inside);
    return {
      apiName: clone.api_name,
      cloneStatus:
        failedVariants.length === 0
          ? { label: 'Success', status: 'Success' }
          : { label: 'Partial success', status: 'PartialSuccess' },
      contentKey: made.contentKey,
      errorMessage: null,
      failedVariants,
      folder: {
        id: place.folder_id,
        resourceUrl: `/services/data/${apiVersion}/connect/cms/folders/${place.folder_id}`,
      },
      managedContentId: made.contentId,
      resourceURL: `${contentsPath}/${made.contentKey}`,
      sourceContentKeyOrId: contentKeyOrId,
      title: clone.title,
      variants,
    };
  });
}
