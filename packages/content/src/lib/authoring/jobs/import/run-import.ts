import type { FileStore } from '@relab/records/files';
import { ApiError } from '@relab/server/http';
import type { JobRun } from '@relab/server/jobs';
import { readTransferFile } from '../find-file.ts';
import { inParts, readProblems } from '../import-progress.ts';
import type { Result, Transfer } from '../transfer.ts';
import { importContent } from './import-content.ts';
import { importMediaFiles } from './import-media-files.ts';
import { publishImported } from './publish-imported.ts';
import { readArchive } from './read-archive.ts';
import { readTarget } from './target.ts';

/** Brings an archive in: what can be of it, and a list of what cannot. */
export async function runImport(
  transfer: Transfer<'import'>,
  store: FileStore,
  run: JobRun,
): Promise<Result> {
  const { request } = transfer;
  const { contents, media, problems } = await readArchive(
    await readTransferFile(request.fileVersionId, store),
  );
  if (contents.length + media.length + problems.length === 0)
    throw new ApiError('INVALID_API_INPUT', 'The archive holds no content.');
  const unread = await importMediaFiles(transfer, media, store, run);
  const target = await readTarget(run.database, transfer, contents);
  await inParts(transfer, run, contents, (author, content) => importContent(author, target, content));
  if (request.autoPublish) await publishImported(transfer, run);
  return { files: [], problems: [...problems, ...unread, ...(await readProblems(run.database, transfer))] };
}
