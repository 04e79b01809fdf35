import { inTransaction } from '@relab/database';
import type { FileStore } from '@relab/records/files';
import { storeFile } from '@relab/records/files';
import { type JobRun, requireRunning } from '@relab/server/jobs';
import { readPictureSize } from '@relab/server/media';
import { upsertMedia } from '../../../media/upsert-media.ts';
import type { Problem, Transfer } from '../transfer.ts';
import type { ArchivedMedia } from './archived-media.ts';

/**
 * Stores the pictures of an archive as files of the user who imports it. One whose key exists stays as it is here, so what was
 * stored before the job was interrupted is not stored twice. An archive names no file of this installation: it shows none.
 */
export async function importMediaFiles(
  { userId }: Pick<Transfer, 'userId'>,
  media: readonly ArchivedMedia[],
  store: FileStore,
  run: JobRun,
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const { entry, meta, type, bytes } of media) {
    requireRunning(run.signal);
    const size = type.name === 'PDF' ? {} : await readPictureSize(bytes).catch(() => undefined);
    if (!size) {
      problems.push({ entry, message: 'The picture cannot be read, or is too large.' });
      continue;
    }
    await inTransaction(run.database, async (database) => {
      await run.hold(database);
      const { contentKey, kind, title, altText, mimeType, rank } = meta;
      const existing = await database
        .selectFrom('media')
        .select('content_key')
        .where('content_key', '=', contentKey)
        .executeTakeFirst();
      if (existing) return;
      const file = { bytes, type, title: title === '' ? contentKey : title, ownerId: userId };
      const { versionId } = await storeFile({ database, now: run.now }, store, file);
      await upsertMedia(database, [
        { contentKey, kind, source: { versionId }, title, altText, mimeType, rank, ...size },
      ]);
    });
  }
  return problems;
}
