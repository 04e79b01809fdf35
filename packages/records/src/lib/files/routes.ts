import { dataPath, normalizeId, read, shape } from '@relab/contract';
import { createContentDocumentAndVersion, createContentVersion } from '@relab/contract/records';
import { type Context, insufficientAccess, Reply, type Route, route } from '@relab/server/http';
import { idempotent } from '@relab/server/idempotency';
import type { ToRecords } from '../query/records-context.ts';
import { findVersion, sendVersion } from './download.ts';
import type { FileOptions } from './file-options.ts';
import type { FileSettings, Upload } from './read-upload.ts';
import { uploadFile } from './upload.ts';

const downloads = {
  downloadVersion: '/sfc/servlet.shepherd/version/download/{fileId}',
  downloadDocument: '/sfc/servlet.shepherd/document/download/{fileId}',
  readVersionData: `${dataPath}/sobjects/ContentVersion/{fileId}/VersionData`,
} as const;

/** Addresses of bytes: links lead to them, and no client reads them as JSON. */
const downloadRoute = (
  [id, path]: readonly [string, string],
  { store }: FileSettings,
  toRecords: ToRecords,
): Route => ({
  call: read({ id, area: 'files', path, response: shape<unknown>() }),
  handle: async ({ fileId }: { readonly fileId: string }, context) => {
    const version = await findVersion(normalizeId(fileId), toRecords(context));
    return await sendVersion(version, store, context.headers);
  },
});

export function fileRoutes(
  options: Pick<FileOptions, 'maxFileBytes'>,
  settings: FileSettings,
  toRecords: ToRecords,
): readonly Route[] {
  const upload = async (config: Upload, context: Context) =>
    new Reply(await uploadFile(config, settings, toRecords(context)), 201);
  const uploads = [route(createContentDocumentAndVersion, upload), route(createContentVersion, upload)];
  const { maxFileBytes } = options;
  const limited = uploads.map((one) => ({
    ...one,
    beforeBody: (_: unknown, { principal }: Context) => {
      if (principal.kind === 'guest') throw insufficientAccess();
    },
    ...(maxFileBytes === undefined ? {} : { maxBodyBytes: maxFileBytes }),
  }));
  return [
    ...limited.map(idempotent),
    ...Object.entries(downloads).map((download) => downloadRoute(download, settings, toRecords)),
  ];
}
