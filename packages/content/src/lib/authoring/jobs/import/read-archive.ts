import { ApiError, badRequest } from '@relab/server/http';
import { createBreaks } from '../../../archive/breaks.ts';
import type { ArchiveEntry } from '../../../archive/pack-entry.ts';
import { readZip } from '../../../archive/read-zip.ts';
import type { ContentBodyInput } from '../../../content-body.ts';
import { isContentKey } from '../../../content-key.ts';
import { type ContentMeta, metaEntry, type VariantFile } from '../content-file.ts';
import { transferLimits } from '../limits.ts';
import type { Problem } from '../transfer.ts';
import { type ArchivedMedia, isMediaEntry, readArchivedMedia } from './archived-media.ts';
import { attempt, members, orNull, readJson, words } from './read-json.ts';

export interface ArchivedVariant extends Omit<VariantFile, 'contentBody'> {
  /** The name of its entry. */
  readonly entry: string;
  readonly language: string;
  readonly contentBody: ContentBodyInput;
}

export interface ArchivedContent {
  readonly entry: string;
  readonly meta: ContentMeta;
  readonly variants: readonly ArchivedVariant[];
}

export interface Archive {
  /** By the names of their entries. */
  readonly contents: readonly ArchivedContent[];
  readonly media: readonly ArchivedMedia[];
  readonly problems: readonly Problem[];
}

const metaSchema = members(
  {
    apiName: words(80, 1),
    contentKey: words(64, 1),
    externalId: orNull(words(255)),
    language: words(20, 1),
    path: { type: 'array', items: words(255, 1), maxItems: 20 },
    taxonomyTerms: {
      type: 'array',
      items: members({ taxonomy: words(255, 1), term: words(255, 1) }),
      maxItems: 1000,
    },
    type: words(120, 1),
  },
  ['taxonomyTerms'],
);

const variantSchema = members({
  contentBody: { type: 'object', additionalProperties: {} },
  title: words(255, 1),
  type: words(120, 1),
  urlName: orNull(words(120)),
  variantType: { type: 'string', enum: ['Content', 'Translation', 'Variation'] },
});

function readMeta(entry: ArchiveEntry): ContentMeta {
  const meta = readJson(entry, metaSchema) as ContentMeta;
  if (metaEntry(meta) !== entry.name)
    throw badRequest('The folder is called otherwise than type and API name say.');
  if (!isContentKey(meta.contentKey)) throw badRequest('contentKey is no key of a content.');
  return meta;
}

const variantName = /^(folders\/[^/]+\/[^/]+)\/([^/]+)\/content\.json$/;
const metaName = /^(folders\/[^/]+\/[^/]+)\/_meta\.json$/;

function readVariant(entry: ArchiveEntry, language: string, { type }: ContentMeta): ArchivedVariant {
  const file = readJson(entry, variantSchema) as Omit<ArchivedVariant, 'entry' | 'language'>;
  if (file.type !== type) throw badRequest(`The content is of the type ${type}, and this of another.`);
  return { ...file, entry: entry.name, language };
}

/**
 * Reads an archive, in pieces so that other requests are served; reports entries that are no content. Throws ArchiveError where it
 * cannot be imported.
 */
export async function readArchive(bytes: Uint8Array): Promise<Archive> {
  const takeBreak = createBreaks();
  const problems: Problem[] = [];
  const found = new Map<string, { entry: string; meta: ContentMeta; variants: ArchivedVariant[] }>();
  const all: ArchiveEntry[] = [];
  for (const entry of readZip(bytes, transferLimits.archive)) {
    all.push(entry);
    await takeBreak();
  }
  const media = readArchivedMedia(all.filter(isMediaEntry), problems);
  const entries = all.filter((entry) => !isMediaEntry(entry));
  for (const entry of entries) {
    await takeBreak();
    const [, folder] = metaName.exec(entry.name) ?? [];
    if (folder === undefined) continue;
    const meta = attempt(entry.name, problems, () => readMeta(entry));
    if (meta) found.set(folder, { entry: entry.name, meta, variants: [] });
  }
  for (const entry of entries) {
    await takeBreak();
    if (metaName.test(entry.name)) continue;
    const [, folder = '', language = ''] = variantName.exec(entry.name) ?? [];
    attempt(entry.name, problems, () => {
      if (language === '') throw badRequest('This is no part of an export, and was left out.');
      const content = found.get(folder);
      if (!content) throw badRequest('There is no _meta.json beside it that can be read.');
      content.variants.push(readVariant(entry, language, content.meta));
    });
  }
  const contents = [...found.values()];
  if (contents.length > transferLimits.contents)
    throw new ApiError('LIMIT_EXCEEDED', `An archive has ${transferLimits.contents} contents at most.`);
  const keys = new Set(contents.map(({ meta }) => meta.contentKey));
  if (keys.size < contents.length) throw badRequest('Two contents of the archive have one key.');
  return { contents, media, problems };
}
