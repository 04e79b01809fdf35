import { type Database, type Row, withSavepoint } from '@relab/database';
import type { FileStore } from '@relab/records/files';
import { ApiError, badRequest } from '@relab/server/http';
import type { JobRun } from '@relab/server/jobs';
import { sql } from 'kysely';
import type { Author } from '../../../access/author.ts';
import { requireTypeRight } from '../../../access/author-rights.ts';
import { unknownLanguage } from '../../../errors.ts';
import { checkTranslation } from '../../content/check-translation.ts';
import { readTransferFile } from '../find-file.ts';
import { upsertVariant } from '../import/upsert-variant.ts';
import { inParts, readProblems } from '../import-progress.ts';
import { isInFolders } from '../in-folders.ts';
import type { Result, Transfer } from '../transfer.ts';
import { joinInline } from './join-inline.ts';
import { readXliff, type TranslatedDocument, type TranslatedFile } from './read-xliff.ts';
import { translatableTexts, withTexts } from './translatable.ts';
import { languageTag } from './write-xliff.ts';

type Source = Row<'managed_content', 'type_name'> &
  Row<'managed_content_variant', 'content_id' | 'language'> &
  Row<'managed_content_version', 'title' | 'url_name' | 'body'> &
  Row<'content_type', 'schema'>;

interface Languages {
  readonly source: string;
  readonly target: string;
}

/** The languages of a document, as the space names them. */
async function readLanguages(
  database: Database,
  { spaceId, request }: Transfer<'translation import'>,
  { sourceTag, targetTag }: TranslatedDocument,
): Promise<Languages> {
  const space = await database
    .selectFrom('managed_content_space')
    .select('languages')
    .where('id', '=', spaceId)
    .executeTakeFirst();
  const languages = space?.languages ?? [];
  const find = (tag: string): string => {
    const language = languages.find((one) => languageTag(one).toLowerCase() === tag.toLowerCase());
    if (language === undefined) throw unknownLanguage(tag, languages);
    return language;
  };
  const [source, target] = [find(sourceTag), find(targetTag)];
  if (source === target) throw badRequest('The document translates to the language that it is from.');
  if (request.sourceLanguage !== null && request.sourceLanguage !== source)
    throw badRequest(`The document is from ${source}, and not from ${request.sourceLanguage}.`);
  if (request.targetLanguages !== null && !request.targetLanguages.includes(target))
    throw badRequest(`The document is in ${target}, which was not asked for.`);
  return { source, target };
}

/** The version that was translated: of a content of the space, in the language of the document. */
async function findSource(
  database: Database,
  { spaceId, request: { withinFolderId } }: Transfer<'translation import'>,
  { id, versionId }: TranslatedFile,
  { source: from, target }: Languages,
): Promise<Source> {
  const isWithin = withinFolderId === null ? sql`true` : isInFolders([withinFolderId]);
  const { rows } = await sql<Source>`
    select c.id as content_id, c.type_name, x.language, v.title, v.body, t.schema, coalesce((
      select y.url_name from managed_content_variant y
      where y.content_id = c.id and y.language = ${target}), v.url_name) as url_name
    from managed_content_version v
    join managed_content_variant x on x.id = v.variant_id
    join managed_content c on c.id = x.content_id
    join content_type t on t.fully_qualified_name = c.type_name
    where v.id = ${versionId} and c.content_key = ${id} and c.space_id = ${spaceId} and ${isWithin}`.execute(
    database,
  );
  const [source] = rows;
  if (!source) throw badRequest('There is no such version of a content here.');
  if (source.language !== from) throw badRequest(`What was translated is not in ${from}.`);
  return source;
}

/** What is not translated stays as it is in the source. */
function translate({ title, url_name: urlName, body, schema }: Source, { units }: TranslatedFile) {
  const known = new Map(translatableTexts(schema, title, body).map((text) => [text.name, text]));
  const texts = new Map<string, string>();
  for (const { name, content } of units) {
    const source = known.get(name);
    if (!source) throw badRequest(`${name.slice(0, 200)}: the content has no such text.`);
    if (content) texts.set(name, joinInline(source, content));
  }
  if (texts.size === 0) throw badRequest('Nothing of it is translated.');
  return { title: texts.get('title') ?? title, urlName, body: withTexts(schema, body, texts) };
}

async function importTranslation(
  author: Author,
  transfer: Transfer<'translation import'>,
  file: TranslatedFile,
  languages: Languages,
): Promise<string> {
  const source = await findSource(author.database, transfer, file, languages);
  const { content_id: contentId, schema } = source;
  await requireTypeRight(author, transfer.spaceId, [source.type_name], 'translate');
  const draft = translate(source, file);
  const variantId = await upsertVariant(author, {
    contentId,
    language: languages.target,
    variantType: 'Translation',
    draft,
    schema,
    isChecked: false,
  });
  // Of the version that the translators got, whatever was saved since; unknown where that belongs to another variant.
  await checkTranslation(author, variantId, file.versionId);
  return variantId;
}

/** Drafts of what was translated, or the next versions of existing ones; what cannot be imported is reported, by file. */
export async function runTranslationImport(
  transfer: Transfer<'translation import'>,
  store: FileStore,
  run: JobRun,
): Promise<Result> {
  const document = readXliff(await readTransferFile(transfer.request.fileVersionId, store));
  if (document.files.length === 0) throw badRequest('The document holds no file.');
  const languages = await readLanguages(run.database, transfer, document);
  await inParts(transfer, run, document.files, async (author, file) => {
    try {
      const work = () => importTranslation(author, transfer, file, languages);
      return { variantIds: [await withSavepoint(author.database, work)], problems: [] };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { variantIds: [], problems: [{ entry: file.id, message: error.message }] };
    }
  });
  return { files: [], problems: await readProblems(run.database, transfer) };
}
