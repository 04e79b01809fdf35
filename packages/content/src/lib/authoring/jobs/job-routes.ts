import { read, shape } from '@relab/contract';
import {
  createTranslationJob,
  exportContent,
  getJob,
  getJobs,
  importContent,
  translateManagedContent,
} from '@relab/contract/content';
import { type FileStorage, type FileStore, fileStoreOf } from '@relab/records/files';
import { ApiError, type Context, type Route, route } from '@relab/server/http';
import { createRoute } from '../../create-route.ts';
import { startExport } from './export/start-export.ts';
import { startImport } from './import/start-import.ts';
import { type FileName, sendJobFile } from './job-file.ts';
import { jobFilePath } from './job-row.ts';
import { readJob, readJobs } from './read-jobs.ts';
import { startTranslation } from './translation/start-translation.ts';
import { translateContent } from './translation/translate-content.ts';

/** An address of bytes: links lead to it, and no client reads it as JSON. */
const downloadRoute = (store: FileStore): Route => ({
  call: read({ id: 'downloadJobBody', area: 'files', path: jobFilePath, response: shape<unknown>() }),
  handle: (name: FileName, context) => sendJobFile(name, context, store),
});

export interface JobOptions {
  /** The storage of files; jobs read and write some. */
  readonly files?: FileStorage;
}

/** Without storage for files, jobs that write or read one are not available. */
export function jobRoutes({ files }: JobOptions): readonly Route[] {
  const store = files && fileStoreOf(files);
  const withFiles =
    <Config, Result>(start: (config: Config, context: Context) => Promise<Result>) =>
    async (config: Config, context: Context): Promise<Result> => {
      if (!store) throw new ApiError('NOT_FOUND', 'This installation keeps no files.');
      return await start(config, context);
    };
  return [
    route(getJobs, readJobs),
    route(getJob, readJob),
    createRoute(exportContent, withFiles(startExport)),
    createRoute(importContent, withFiles(startImport)),
    createRoute(createTranslationJob, withFiles(startTranslation)),
    createRoute(translateManagedContent, translateContent),
    ...(store ? [downloadRoute(store)] : []),
  ];
}
