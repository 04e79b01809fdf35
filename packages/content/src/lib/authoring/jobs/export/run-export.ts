import type { Database } from '@relab/database';
import type { FileStore } from '@relab/records/files';
import { type JobRun, requireRunning } from '@relab/server/jobs';
import { sql } from 'kysely';
import { type ArchiveEntry, type PackedEntry, packEntry } from '../../../archive/pack-entry.ts';
import { writeZip } from '../../../archive/write-zip.ts';
import { type ContentMeta, metaEntry, type VariantFile, variantEntry } from '../content-file.ts';
import { tooMuch, transferLimits } from '../limits.ts';
import { stableJson } from '../stable-json.ts';
import type { Result, Transfer } from '../transfer.ts';
import { chooseContents } from './choose-contents.ts';
import { mediaEntries } from './media-entries.ts';

interface Exported extends Omit<ContentMeta, 'taxonomyTerms'> {
  readonly terms: NonNullable<ContentMeta['taxonomyTerms']>;
  readonly variants: readonly (Omit<VariantFile, 'type'> & { readonly language: string })[];
}

const batchSize = 200;
const { archive } = transferLimits;

/** One statement for a part of the contents, each with all that the archive holds of it. */
async function readPart(
  database: Database,
  ids: readonly string[],
  withTranslations: boolean,
): Promise<readonly Exported[]> {
  const { rows } = await sql<Exported>`
    select c.api_name as "apiName", c.content_key as "contentKey", c.external_id as "externalId", first.language,
      c.type_name as type, (
        select coalesce(jsonb_agg(p.name order by p.height desc) filter (where p.parent_id is not null), '[]')
        from content_folder_path(c.folder_id) p) as path, (
        select coalesce(jsonb_agg(jsonb_build_object('taxonomy', y.name, 'term', t.name) order by y.name, t.name), '[]')
        from managed_content_term m join content_taxonomy_term t on t.id = m.term_id
        join content_taxonomy y on y.id = t.taxonomy_id where m.content_id = c.id) as terms, (
        select jsonb_agg(jsonb_build_object('language', x.language, 'variantType', x.variant_type, 'title', v.title,
          'urlName', v.url_name, 'contentBody', v.body))
        from managed_content_variant x join managed_content_version v on v.id = x.latest_version_id
        where x.content_id = c.id and (x.id = c.primary_variant_id or ${withTranslations})) as variants
    from managed_content c join managed_content_variant first on first.id = c.primary_variant_id
    where c.id = any (${ids}) order by c.id`.execute(database);
  return rows;
}

function entriesOf({ terms, variants, ...content }: Exported, withTerms: boolean): readonly ArchiveEntry[] {
  const meta: ContentMeta = withTerms ? { ...content, taxonomyTerms: terms } : content;
  return [
    { name: metaEntry(content), bytes: stableJson(meta) },
    ...variants.map(({ language, ...variant }) => {
      const file: VariantFile = { ...variant, type: content.type };
      return { name: variantEntry(content, language), bytes: stableJson(file) };
    }),
  ];
}

/** Nothing in the archive depends on when or where it was made: the same contents give the same bytes. */
export async function runExport(
  { spaceId, name, request }: Transfer<'export'>,
  store: FileStore,
  run: JobRun,
): Promise<Result> {
  const ids = await chooseContents(run.database, spaceId, request);
  const entries: PackedEntry[] = [];
  let size = 0;
  for (let start = 0; start < ids.length; start += batchSize) {
    requireRunning(run.signal);
    await run.progress(start, ids.length);
    const part = await readPart(
      run.database,
      ids.slice(start, start + batchSize),
      request.includeTranslations,
    );
    for (const entry of part.flatMap((content) => entriesOf(content, request.includeTerms))) {
      // In parts, between which others are answered.
      entries.push(packEntry(entry));
      size += entry.bytes.byteLength;
    }
    if (size > archive.totalBytes || entries.length > archive.entries) throw tooMuch();
  }
  const pictures = await mediaEntries(run.database, store, ids);
  await run.progress(ids.length, ids.length);
  const bytes = writeZip([...entries, ...pictures.entries]);
  return { files: [{ name: `${name}.zip`, typeName: 'ZIP', bytes }], problems: pictures.problems };
}
