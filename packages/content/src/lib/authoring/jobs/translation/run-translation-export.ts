import type { Database } from '@relab/database';
import { ApiError } from '@relab/server/http';
import type { JobRun } from '@relab/server/jobs';
import { sql } from 'kysely';
import type { ContentBodyInput } from '../../../content-body.ts';
import type { BodySchema } from '../../../types/node.ts';
import { isInFolders } from '../in-folders.ts';
import { transferLimits } from '../limits.ts';
import type { Request, Result, Transfer } from '../transfer.ts';
import { translatableTexts } from './translatable.ts';
import { writeXliff } from './write-xliff.ts';

interface Source {
  readonly content_key: string;
  readonly version_id: string;
  readonly title: string;
  readonly body: ContentBodyInput;
  readonly schema: BodySchema | null;
}

/** What is translated, in an order that does not change; one more than fits where it is too much. */
async function readSources(
  database: Database,
  spaceId: string,
  { folderIds, variantIds, withinFolderId, sourceLanguage }: Request<'translation export'>,
): Promise<readonly Source[]> {
  const isNamed =
    folderIds.length + variantIds.length === 0
      ? sql`true`
      : sql`(x.id = any (${variantIds}) or ${isInFolders(folderIds)})`;
  const isWithin = withinFolderId === null ? sql`true` : isInFolders([withinFolderId]);
  const { rows } = await sql<Source>`
    select c.content_key, v.id as version_id, v.title, v.body, t.schema
    from managed_content c
    join managed_content_variant x on x.content_id = c.id and x.language = ${sourceLanguage}
    join managed_content_version v on v.id = x.latest_version_id
    join content_type t on t.fully_qualified_name = c.type_name
    where c.space_id = ${spaceId} and ${isNamed} and ${isWithin}
    order by c.content_key limit ${transferLimits.contents + 1}`.execute(database);
  return rows;
}

/** A document for each language. */
export async function runTranslationExport(
  { spaceId, name, request }: Transfer<'translation export'>,
  run: JobRun,
): Promise<Result> {
  const sources = await readSources(run.database, spaceId, request);
  if (sources.length === 0)
    throw new ApiError('INVALID_API_INPUT', `There is nothing in ${request.sourceLanguage} to translate.`);
  if (sources.length > transferLimits.contents)
    throw new ApiError('LIMIT_EXCEEDED', `A job translates ${transferLimits.contents} contents at most.`);
  const files = sources.map(({ content_key: contentKey, version_id: versionId, title, body, schema }) => ({
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
