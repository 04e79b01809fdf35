import type { Database } from '@relab/database';
import { badRequest } from '@relab/server/http';
import type { JobRun } from '@relab/server/jobs';
import { sql } from 'kysely';
import { limitExceeded } from '../../../errors.ts';
import { selectVariants } from '../../publishing/chosen-variant.ts';
import { isInFolders } from '../in-folders.ts';
import { transferLimits } from '../limits.ts';
import type { Request, Result, Transfer } from '../transfer.ts';
import { translatableTexts } from './translatable.ts';
import { writeXliff } from './write-xliff.ts';

/** What is translated, in an order that does not change; one more than fits where it is too much. */
function readSources(
  database: Database,
  spaceId: string,
  { folderIds, variantIds, withinFolderId, sourceLanguage }: Request<'translation export'>,
) {
  const isNamed =
    folderIds.length + variantIds.length === 0
      ? sql<boolean>`true`
      : sql<boolean>`(x.id = any (${variantIds}) or ${isInFolders(folderIds)})`;
  const isWithin = withinFolderId === null ? sql<boolean>`true` : isInFolders([withinFolderId]);
  return selectVariants(database)
    .select('c.content_key as contentKey')
    .where('x.language', '=', sourceLanguage)
    .where('c.space_id', '=', spaceId)
    .where(isNamed)
    .where(isWithin)
    .orderBy('c.content_key')
    .limit(transferLimits.contents + 1)
    .execute();
}

/** A document for each language. */
export async function runTranslationExport(
  { spaceId, name, request }: Transfer<'translation export'>,
  run: JobRun,
): Promise<Result> {
  const sources = await readSources(run.database, spaceId, request);
  if (sources.length === 0) throw badRequest(`There is nothing in ${request.sourceLanguage} to translate.`);
  if (sources.length > transferLimits.contents)
    throw limitExceeded(`A job translates ${transferLimits.contents} contents at most.`);
  const files = sources.map(({ contentKey, versionId, title, body, schema }) => ({
    ...{ contentKey, versionId },
    texts: translatableTexts(schema, title, body),
  }));
  const { sourceLanguage, targetLanguages } = request;
  return {
    files: targetLanguages.map((targetLanguage) => ({
      name: `${name}.${targetLanguage}.xlf`,
      typeName: 'XLIFF',
      bytes: writeXliff({ sourceLanguage, targetLanguage, files }),
    })),
    problems: [],
  };
}
