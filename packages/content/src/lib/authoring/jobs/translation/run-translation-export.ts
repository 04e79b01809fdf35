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

/** The target languages in which the content of the source variant `x` needs nothing: of that version `v`, or its own words. */
const finishedIn = (languages: readonly string[]) => sql<string[]>`array(
  select y.language from managed_content_variant y
  where y.content_id = c.id and y.language = any (${languages})
    and (y.id = c.primary_variant_id or (y.source_checked_date is not null and y.source_version_id = v.id)))`;

/** What is translated, in an order that does not change; one more than fits where it is too much. */
function readSources(database: Database, spaceId: string, request: Request<'translation export'>) {
  const { folderIds, variantIds, withinFolderId, sourceLanguage, targetLanguages } = request;
  const finished = request.onlyOutstanding ? finishedIn(targetLanguages) : sql<string[]>`array[]::text[]`;
  const isNamed =
    folderIds.length + variantIds.length === 0
      ? sql<boolean>`true`
      : sql<boolean>`(x.id = any (${variantIds}) or ${isInFolders(folderIds)})`;
  const isWithin = withinFolderId === null ? sql<boolean>`true` : isInFolders([withinFolderId]);
  return selectVariants(database)
    .select(['c.content_key as contentKey', finished.as('finished')])
    .where('x.language', '=', sourceLanguage)
    .where('c.space_id', '=', spaceId)
    .where(isNamed)
    .where(isWithin)
    .where(sql<boolean>`not ${finished} @> ${targetLanguages}::text[]`)
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
  if (sources.length === 0)
    throw badRequest(
      request.onlyOutstanding
        ? 'All of it is translated and up to date.'
        : `There is nothing in ${request.sourceLanguage} to translate.`,
    );
  if (sources.length > transferLimits.contents)
    throw limitExceeded(`A job translates ${transferLimits.contents} contents at most.`);
  const files = sources.map(({ contentKey, versionId, title, body, schema, finished }) => ({
    ...{ contentKey, versionId, finished },
    texts: translatableTexts(schema, title, body),
  }));
  const { sourceLanguage, targetLanguages } = request;
  return {
    files: targetLanguages.flatMap((targetLanguage) => {
      const outstanding = files.filter(({ finished }) => !finished.includes(targetLanguage));
      if (outstanding.length === 0) return [];
      const bytes = writeXliff({ sourceLanguage, targetLanguage, files: outstanding });
      return [{ name: `${name}.${targetLanguage}.xlf`, typeName: 'XLIFF' as const, bytes }];
    }),
    problems: [],
  };
}
