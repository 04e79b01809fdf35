import type { Database } from '@relab/database';
import { inTransaction } from '@relab/database';
import type { FileStore } from '@relab/records/files';
import { fileTypeOf, storeFile } from '@relab/records/files';
import { ApiError } from '@relab/server/http';
import { handler, type JobHandler, type JobRun } from '@relab/server/jobs';
import { XmlError } from '@relab/server/xml';
import { sql } from 'kysely';
import { ArchiveError } from '../../archive/read-zip.ts';
import { runExport } from './export/run-export.ts';
import { runImport } from './import/run-import.ts';
import { contentTransfer } from './make-job.ts';
import type { Problem, Result, Transfer } from './transfer.ts';
import { runTranslationExport } from './translation/run-translation-export.ts';
import { runTranslationImport } from './translation/run-translation-import.ts';

async function readTransfer(database: Database, jobId: string): Promise<Transfer | undefined> {
  const { rows } = await sql<Transfer>`
    select id, space_id as "spaceId", name, request, created_by_id as "userId", done, problems, variant_ids as "variantIds"
    from managed_content_job where id = ${jobId} and status is null`.execute(database);
  return rows[0];
}

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** For a table of any program; a cell that begins like a formula is kept from being one. */
function problemTable(problems: readonly Problem[]): Uint8Array {
  const rows = [{ entry: 'Entry', message: 'Problem' }, ...problems].map(({ entry, message }) =>
    [entry, message].map((text) => cell(text.replace(/^(?=[=+\-@\t\r])/, "'"))).join(','),
  );
  return Buffer.from(`${rows.join('\r\n')}\r\n`);
}

interface Keeping {
  readonly transaction: Database;
  readonly transfer: Transfer;
  readonly store: FileStore;
  readonly run: JobRun;
}

async function keepBody(
  { transaction, transfer, store, run }: Keeping,
  bodyType: 'Output' | 'Error',
  file: { readonly name: string; readonly typeName: string; readonly bytes: Uint8Array },
): Promise<void> {
  const type = fileTypeOf(file.typeName);
  if (!type) throw new Error(`There is no file type ${file.typeName}.`);
  const { name, bytes } = file;
  const kept = await storeFile({ database: transaction, now: run.now }, store, {
    ...{ bytes, type, ownerId: transfer.userId },
    title: name.slice(0, 255),
  });
  await sql`
    insert into managed_content_job_body (job_id, file_version_id, body_type, name)
    values (${transfer.id}, ${kept.versionId}, ${bodyType}, ${name})`.execute(transaction);
}

/** The files, how it ended, and the mark in the queue come together or not at all: what is done is never done again. */
async function settle(
  transfer: Transfer,
  { files, problems }: Result,
  store: FileStore,
  run: JobRun,
): Promise<void> {
  await inTransaction(run.database, async (transaction) => {
    await run.hold(transaction);
    const keeping = { transaction, transfer, store, run };
    for (const file of files) await keepBody(keeping, 'Output', file);
    const error =
      problems.length === 0 ? null : `${problems.length} could not be done. The error file tells why.`;
    if (error !== null)
      await keepBody(keeping, 'Error', {
        name: `${transfer.name} errors.csv`,
        typeName: 'CSV',
        bytes: problemTable(problems),
      });
    await sql`
      update managed_content_job set status = ${error === null ? 'Completed' : 'CompletedWithError'}, error = ${error},
        problems = '[]', variant_ids = '{}', finished_date = ${run.now()}
      where id = ${transfer.id}`.execute(transaction);
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

/** Told to whoever asked for it: no attempt would end otherwise. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof ApiError || error instanceof ArchiveError || error instanceof XmlError;

async function markFailed(transaction: Database, jobId: string, error: string, now: Date): Promise<void> {
  await sql`
    update managed_content_job set status = 'Failed', error = ${error}, problems = '[]', variant_ids = '{}',
      finished_date = ${now}
    where id = ${jobId} and status is null`.execute(transaction);
}

/** Does the jobs that people ask for of a space's content. */
export const contentTransferHandler = (store: FileStore): JobHandler =>
  handler(contentTransfer, {
    async run({ jobId }, run) {
      const transfer = await readTransfer(run.database, jobId);
      // Its space is gone, and it with that.
      if (!transfer) return undefined;
      try {
        await settle(transfer, await work(transfer, store, run), store, run);
      } catch (error) {
        if (!isRefusal(error)) throw error;
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
