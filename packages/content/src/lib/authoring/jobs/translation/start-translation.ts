import type { ContentJob } from '@relab/contract/content';
import { inTransaction } from '@relab/database';
import type { Context } from '@relab/server/http';
import { badRequest } from '@relab/server/http';
import { sql } from 'kysely';
import { notFound } from '../../../not-found.ts';
import { requireSpace, type SpaceRow } from '../../space/space-rows.ts';
import { findTransferFile } from '../find-file.ts';
import { requireInSpace, requireLanguages } from '../in-folders.ts';
import { createJob } from '../make-job.ts';
import type { TransferRequest } from '../transfer.ts';

export interface TranslationInput {
  readonly contentSpaceId: string;
  readonly folderIds?: readonly string[] | undefined;
  readonly managedContentBodyId?: string | undefined;
  readonly managedContentVariantIds?: readonly string[] | undefined;
  readonly name?: string | undefined;
  readonly parentFolderId?: string | undefined;
  readonly sourceLanguage?: string | undefined;
  readonly targetLanguages?: readonly string[] | undefined;
  readonly type?: 'Export' | 'Import' | undefined;
}

async function requireVariants(
  context: Context,
  spaceId: string,
  ids: readonly string[],
  language: string,
): Promise<void> {
  const wanted = [...new Set(ids)];
  const { rows } = await sql<{ language: string }>`
    select x.language from managed_content_variant x join managed_content c on c.id = x.content_id
    where c.space_id = ${spaceId} and x.id = any (${wanted})`.execute(context.database);
  if (rows.length < wanted.length) throw notFound();
  if (rows.some((row) => row.language !== language))
    throw badRequest(`All variants must be in ${language}.`, 'managedContentVariantIds');
}

async function planExport(
  input: TranslationInput,
  space: SpaceRow,
  context: Context,
): Promise<TransferRequest> {
  const { folderIds = [], managedContentVariantIds: variantIds = [], targetLanguages = [] } = input;
  const { sourceLanguage = space.default_language, parentFolderId } = input;
  requireLanguages(space, [sourceLanguage], 'sourceLanguage');
  requireLanguages(space, targetLanguages, 'targetLanguages');
  if (targetLanguages.length === 0) throw badRequest('Name languages to translate to.', 'targetLanguages');
  if (targetLanguages.includes(sourceLanguage))
    throw badRequest('The language to translate from is one to translate to.', 'targetLanguages');
  await requireInSpace(context.database, space.id, 'managed_content_folder', folderIds);
  await requireVariants(context, space.id, variantIds, sourceLanguage);
  return {
    ...{ does: 'translation export', folderIds, variantIds, sourceLanguage },
    withinFolderId: parentFolderId ?? null,
    targetLanguages: [...new Set(targetLanguages)],
  };
}

async function planImport(
  input: TranslationInput,
  space: SpaceRow,
  context: Context,
): Promise<TransferRequest> {
  const { managedContentBodyId, sourceLanguage, targetLanguages, parentFolderId } = input;
  if (managedContentBodyId === undefined)
    throw badRequest('Name the file to import.', 'managedContentBodyId');
  requireLanguages(space, sourceLanguage === undefined ? [] : [sourceLanguage], 'sourceLanguage');
  requireLanguages(space, targetLanguages ?? [], 'targetLanguages');
  return {
    does: 'translation import',
    fileVersionId: await findTransferFile(managedContentBodyId, 'XLIFF', context),
    withinFolderId: parentFolderId ?? null,
    sourceLanguage: sourceLanguage ?? null,
    targetLanguages: targetLanguages ?? null,
  };
}

/** For whoever may write in the space. A file that is named comes in, unless the type says otherwise. */
export async function startTranslation(input: TranslationInput, context: Context): Promise<ContentJob> {
  const { parentFolderId, managedContentBodyId } = input;
  const type = input.type ?? (managedContentBodyId === undefined ? 'Export' : 'Import');
  return await inTransaction(context.database, async (database) => {
    const inside = { ...context, database };
    const space = await requireSpace(input.contentSpaceId, inside, 'write');
    const within = parentFolderId === undefined ? [] : [parentFolderId];
    await requireInSpace(database, space.id, 'managed_content_folder', within);
    const plan = type === 'Export' ? planExport : planImport;
    const request = await plan(input, space, inside);
    return await createJob({ spaceId: space.id, name: input.name, request }, inside);
  });
}
