import { type Database, inTransaction } from '@relab/database';
import { type FileStore, fileTypeOf, storeFile } from '@relab/records/files';
import { ApiError } from '@relab/server/http';
import { handler, type JobHandler, type JobRun } from '@relab/server/jobs';
import { XmlError } from '@relab/server/xml';
import { ArchiveError } from '../../archive/read-zip.ts';
import { runExport } from './export/run-export.ts';
import { runImport } from './import/run-import.ts';
import { contentTransfer } from './make-job.ts';
import type { Problem, Result, Transfer } from './transfer.ts';
import { runTranslationExport } from './translation/run-translation-export.ts';
import { runTranslationImport } from './translation/run-translation-import.ts';

async function readTransfer(database: Database, jobId: string): Promise<Transfer | undefined> {
  return await database
    .selectFrom('managed_content_job')
    .select(['id', 'space_id as spaceId', 'name', 'request', 'created_by_id as userId', 'done', 'problems'])
    .where('id', '=', jobId)
    .where('status', 'is', null)
    .executeTakeFirst();
}

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** For spreadsheets; a cell that begins like a formula is escaped. */
function problemTable(problems: readonly Problem[]): Uint8Array {
  const rows = [{ entry: 'Entry', message: 'Problem' }, ...problems].map(({ entry, message }) =>
    [entry, message].map((text) => cell(text.replace(/^(?=[=+\-@\t\r])/, "'"))).join(','),
  );
  return Buffer.from(`${rows.join('\r\n')}\r\n`);
}

/** Written when a job ends: what it worked through is not needed any more. */
const finished = (at: Date) => ({ problems: '[]', variant_ids: [], finished_date: at });

interface Storing {
  readonly transaction: Database;
  readonly transfer: Transfer;
  readonly store: FileStore;
  readonly run: JobRun;
}

async function storeBody(
  { transaction, transfer, store, run }: Storing,
  bodyType: 'Output' | 'Error',
  file: { readonly name: string; readonly typeName: string; readonly bytes: Uint8Array },
): Promise<void> {
  const type = fileTypeOf(file.typeName);
  if (!type) throw new Error(`There is no file type ${file.typeName}.`);
  const { name, bytes } = file;
  const { versionId } = await storeFile({ database: transaction, now: run.now }, store, {
    ...{ bytes, type, ownerId: transfer.userId },
    title: name.slice(0, 255),
  });
  await transaction
    .insertInto('managed_content_job_body')
    .values({ job_id: transfer.id, file_version_id: versionId, body_type: bodyType, name })
    .execute();
}

/** The files, how it ended, and the mark in the queue are committed together: what is done is never done again. */
async function complete(
  transfer: Transfer,
  { files, problems }: Result,
  store: FileStore,
  run: JobRun,
): Promise<void> {
  await inTransaction(run.database, async (transaction) => {
    await run.hold(transaction);
    const storing = { transaction, transfer, store, run };
    for (const file of files) await storeBody(storing, 'Output', file);
    const error =
      problems.length === 0 ? null : `${problems.length} could not be done. The error file tells why.`;
    if (error !== null)
      await storeBody(storing, 'Error', {
        name: `${transfer.name} errors.csv`,
        typeName: 'CSV',
        bytes: problemTable(problems),
      });
    await transaction
      .updateTable('managed_content_job')
      .set({ status: error === null ? 'Completed' : 'CompletedWithError', error, ...finished(run.now()) })
      .where('id', '=', transfer.id)
      .execute();
    await run.finish(transaction, error === null ? undefined : { error });
  });
}

async function work(transfer: Transfer, store: FileStore, run: JobRun): Promise<Result> {
  const { request } = transfer;
  switch (request.does) {
    case 'export':
      return await runExport({ ...transfer, request }, store, run);
    case 'import':
      return await runImport({ ...transfer, request }, store, run);
    case 'translation export':
      return await runTranslationExport({ ...transfer, request }, run);
    case 'translation import':
      return await runTranslationImport({ ...transfer, request }, store, run);
  }
}

/** Reported to the user who started the job: no attempt would end otherwise. */
const isExpected = (error: unknown): error is Error =>
  error instanceof ApiError || error instanceof ArchiveError || error instanceof XmlError;

async function markFailed(transaction: Database, jobId: string, error: string, now: Date): Promise<void> {
  await transaction
    .updateTable('managed_content_job')
    .set({ status: 'Failed', error, ...finished(now) })
    .where('id', '=', jobId)
    .where('status', 'is', null)
    .execute();
}

/** Runs the jobs that people start for the content of a space. */
export const contentTransferHandler = (store: FileStore): JobHandler =>
  handler(contentTransfer, {
    async run({ jobId }, run) {
      const transfer = await readTransfer(run.database, jobId);
      // Its space is gone, and it with that.
      if (!transfer) return undefined;
      try {
        await complete(transfer, await work(transfer, store, run), store, run);
      } catch (error) {
        if (!isExpected(error)) throw error;
        await inTransaction(run.database, async (transaction) => {
          await run.hold(transaction);
          await markFailed(transaction, jobId, error.message, run.now());
          await run.finish(transaction, { error: error.message });
        });
      }
      return undefined;
    },
    failed: ({ jobId }, _, transaction, now) =>
      markFailed(transaction, jobId, 'It could not be done. The log of the server says why.', now),
  });
