export type { FileOptions } from './files/file-options.ts';
export { createFileStore, createFolderStore, type FileStore } from './files/file-store.ts';
export { fileSweepHandler, startFileSweep } from './files/file-sweep.ts';
export { orphanDays, sweepFiles } from './files/sweep-files.ts';
export { ApiError } from './http/api-error.ts';
export { type AskInside, askInside } from './http/ask-inside.ts';
export type { FormUploads, ReadForm } from './http/body/read-form.ts';
export type { RequestInfo } from './http/caller.ts';
export type { Context, CookieOptions, Cookies } from './http/context.ts';
export { ensureGuestKey, guestCookie, hashGuestSecret } from './http/guest.ts';
export { type Asked, Reply, type Route, route } from './http/route.ts';
export type { Guest, Role, User, Who } from './http/who.ts';
export {
  createWorker,
  handler,
  type JobHandler,
  type JobRun,
  jobKind,
  type Worker,
  type WorkerOptions,
} from './jobs/index.ts';
export {
  createFileMail,
  createQueuedMail,
  createSmtpMail,
  enqueueMail,
  type Letter,
  type LetterBlock,
  letterHtml,
  letterText,
  type Mail,
  mailHandler,
  type SendMail,
} from './mail/index.ts';
export { serverMigrations, serverObjects, serverTables } from './migrations.ts';
export { type ClientRegistration, ensureClient, removeClient, type Scope } from './oauth/index.ts';
export { inTransaction } from './query/in-transaction.ts';
export { createServer, type Server, type ServerOptions } from './server.ts';
export {
  type BucketOptions,
  type ByteStore,
  openBucket,
  openFolder,
  rememberFound,
  StorageError,
  watchWrites,
} from './storage/index.ts';
export { forgetExpired } from './uploads/pending-upload.ts';
