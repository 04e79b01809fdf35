import type { ConfigFor } from '@relab/contract';
import type { ContentJob, createTranslationJob } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { badRequest } from '@relab/server/http';
import { inContextTransaction } from '../../../access/author.ts';
import { anyOf } from '../../../any-of.ts';
import { notFound } from '../../../errors.ts';
import { requireSpace, type SpaceRow } from '../../space/space-row.ts';
import { findTransferFile } from '../find-file.ts';
import { requireInSpace, requireLanguages } from '../in-folders.ts';
import { createJob } from '../make-job.ts';
import type { TransferRequest } from '../transfer.ts';

type TranslationInput = ConfigFor<typeof createTranslationJob>;

async function requireVariants(
  context: Context,
  spaceId: string,
  ids: readonly string[],
  language: string,
): Promise<void> {
  const variantIds = [...new Set(ids)];
  const rows = await context.database
    .selectFrom('managed_content_variant as x')
    .innerJoin('managed_content as c', 'c.id', 'x.content_id')
    .select('x.language')
    .where('c.space_id', '=', spaceId)
    .where('x.id', '=', anyOf(variantIds))
    .execute();
  if (rows.length < variantIds.length) throw notFound();
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
    onlyOutstanding: input.onlyOutstanding ?? false,
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

/** For a principal who may write in the space. A named file is imported, unless the type is another. */
export async function startTranslation(input: TranslationInput, context: Context): Promise<ContentJob> {
  const { parentFolderId, managedContentBodyId } = input;
  const type = input.type ?? (managedContentBodyId === undefined ? 'Export' : 'Import');
  return await inContextTransaction(context, async (ctx) => {
    const space = await requireSpace(input.contentSpaceId, ctx, 'translate');
    const within = parentFolderId === undefined ? [] : [parentFolderId];
    await requireInSpace(ctx.database, space.id, 'managed_content_folder', within);
    const plan = type === 'Export' ? planExport : planImport;
    const request = await plan(input, space, ctx);
    return await createJob({ spaceId: space.id, name: input.name, request }, ctx);
  });
}
