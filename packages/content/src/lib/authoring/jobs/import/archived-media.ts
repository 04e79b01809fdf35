import { type FileType, isPicture, sniffFileType } from '@relab/records/files';
import { badRequest } from '@relab/server/http';
import { isMediaKey } from '@relab/server/media';
import type { ArchiveEntry } from '../../../archive/pack-entry.ts';
import { requireDocument } from '../../media/read-document.ts';
import { type MediaMeta, mediaMetaEntry } from '../media-file.ts';
import type { Problem } from '../transfer.ts';
import { attempt, members, orNull, readJson, words } from './read-json.ts';

export interface ArchivedMedia {
  readonly entry: string;
  readonly meta: MediaMeta;
  readonly type: FileType;
  readonly bytes: Uint8Array;
}

const metaSchema = members({
  altText: orNull(words(1000)),
  contentKey: words(64, 1),
  kind: { type: 'string', pattern: '^[a-z]{1,40}$' },
  mimeType: { type: 'string', pattern: '^(?:image/[a-z0-9.+-]{1,60}|application/pdf)$' },
  rank: { type: 'integer', minimum: 0, maximum: 1_000_000 },
  title: words(255),
});

const name = /^media\/([^/]+)\/(?:_meta\.json|file\.[a-z0-9]+)$/;

export const isMediaEntry = (entry: ArchiveEntry): boolean => name.test(entry.name);

/** The pictures of an archive. What each is, its bytes say and not its name. */
export function readArchivedMedia(
  entries: readonly ArchiveEntry[],
  problems: Problem[],
): readonly ArchivedMedia[] {
  const described = new Map(entries.map((entry) => [entry.name, entry]));
  const files = new Map<string, ArchiveEntry>();
  const keys = new Set<string>();
  for (const entry of entries) {
    const key = name.exec(entry.name)?.[1] ?? '';
    keys.add(key);
    if (entry.name !== mediaMetaEntry(key)) files.set(key, entry);
  }
  return [...keys].flatMap((key) => {
    const entry = mediaMetaEntry(key);
    const found = attempt(entry, problems, () => {
      const text = described.get(entry);
      if (!text) throw badRequest('There is no _meta.json of the picture.');
      const meta = readJson(text, metaSchema) as MediaMeta;
      if (meta.contentKey !== key || !isMediaKey(key))
        throw badRequest('The folder is called otherwise than the key says.');
      const file = files.get(key);
      const type = file && sniffFileType(file.bytes, '');
      if (!file || !type || !(isPicture(type.name) || type.name === 'PDF'))
        throw badRequest('There is no picture or PDF beside it that is taken.');
      if (type.name === 'PDF') requireDocument(file.bytes, type);
      if ((type.name === 'PDF') !== (meta.mimeType === 'application/pdf'))
        throw badRequest('The file is another one than its description says.');
      return { entry, meta, type, bytes: file.bytes };
    });
    return found ?? [];
  });
}
