import { read, shape } from '@relab/contract';
import {
  createTranslationJob,
  exportContent,
  getJob,
  getJobs,
  importContent,
  translateManagedContent,
} from '@relab/contract/content';
import type { FileStore } from '@relab/records/files';
import { type FileStorage, fileStoreOf } from '@relab/records/files';
import { ApiError, Reply, type Route, route } from '@relab/server/http';
import { startExport } from './export/start-export.ts';
import { startImport } from './import/start-import.ts';
import { type FileName, sendJobFile } from './job-file.ts';
import { jobFilePath } from './job-rows.ts';
import { readJob, readJobs } from './read-jobs.ts';
import { startTranslation } from './translation/start-translation.ts';
import { translateContent } from './translation/translate-content.ts';

/** An address of bytes: links lead to it, and no client reads it as JSON. */
const downloadRoute = (store: FileStore): Route => ({
  call: read({ id: 'downloadJobBody', area: 'files', path: jobFilePath, response: shape<unknown>() }),
  handle: (name: FileName, context) => sendJobFile(name, context, store),
});

export interface JobOptions {
  /** Where files are kept; jobs read and leave some. */
  readonly files?: FileStorage;
}

/** Without a place for files, jobs that make or read one are refused. */
export function jobRoutes({ files }: JobOptions): readonly Route[] {
  const store = files && fileStoreOf(files);
  const requireStore = (): void => {
    if (!store) throw new ApiError('NOT_FOUND', 'This installation keeps no files.');
  };
  return [
    route(getJobs, readJobs),
    route(getJob, readJob),
    route(exportContent, async (input, context) => {
      requireStore();
      return new Reply(await startExport(input, context), 201);
    }),
    route(importContent, async (input, context) => {
      requireStore();
      return new Reply(await startImport(input, context), 201);
    }),
    route(createTranslationJob, async (input, context) => {
      requireStore();
      return new Reply(await startTranslation(input, context), 201);
    }),
    route(
      translateManagedContent,
      async (input, context) => new Reply(await translateContent(input, context), 201),
    ),
    ...(store ? [downloadRoute(store)] : []),
  ];
}
