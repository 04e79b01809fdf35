import { buffer } from 'node:stream/consumers';
import {
  createRecordWithPictures,
  maxPictureBytes,
  showUploadedPicture,
  uploadPicture,
} from '@relab/contract/records';
import { inTransaction } from '@relab/database';
import { type Context, notFound, Reply, type Route, route } from '@relab/server/http';
import { idempotent } from '@relab/server/idempotency';
import { countAttempt, type Limit } from '@relab/server/identity';
import { networkOf } from '@relab/server/limits';
import type { FileStore } from '../files/file-store.ts';
import { storeFile } from '../files/store-file.ts';
import type { ToRecords } from '../query/records-context.ts';
import { createRecord } from '../records/write-records.ts';
import { claimPendingUploads, createPendingUpload, findPendingUpload } from './pending-upload.ts';
import { previewOf, readPicture } from './read-picture.ts';

/** Five whole forms an hour; an institute has many people behind one address. */
const ofHolder: Limit = { name: 'picture of a holder', max: 60, seconds: 3600 };
const ofAddress: Limit = { name: 'picture of an address', max: 300, seconds: 3600 };

const jpeg = { name: 'JPG', mimeType: 'image/jpeg', extension: 'jpg' };

async function countPicture({ database, principal, address, now }: Context): Promise<void> {
  const holder = principal.kind === 'user' ? principal.userId : principal.guestKey;
  if (address !== undefined) await countAttempt(database, ofAddress, networkOf(address), now());
  if (holder !== null) await countAttempt(database, ofHolder, holder, now());
}

/** The name that it was sent under, without a path, its end and what no name holds. */
function titleOf(file: Blob): string {
  const name = file instanceof File ? (file.name.split(/[\\/]/).at(-1) ?? '') : '';
  const plain = name.replace(/\p{Cc}/gu, '').replace(/\.[^.]*$/, '');
  return plain.toWellFormed().trim().slice(0, 200) || 'Picture';
}

/** Pictures that are sent ahead of a form, and the form's record with them. */
export function uploadRoutes(store: FileStore, toRecords: ToRecords): readonly Route[] {
  return [
    {
      ...route(uploadPicture, async ({ fileData }, context) => {
        const { bytes, width, height } = await readPicture(fileData);
        const title = titleOf(fileData);
        const reference = await inTransaction(context.database, async (database) => {
          const inner = { ...context, database };
          // Nobody's own: who may see it is settled by the record that it is linked to.
          const { documentId } = await storeFile(inner, store, { bytes, type: jpeg, title, ownerId: null });
          return await createPendingUpload(inner, documentId);
        });
        return new Reply({ reference, width, height, contentSize: bytes.byteLength }, 201);
      }),
      maxBodyBytes: maxPictureBytes,
      beforeBody: (_, context) => countPicture(context),
    },

    route(showUploadedPicture, async ({ reference }, context) => {
      const versionId = await findPendingUpload(context, reference);
      const file = versionId === undefined ? undefined : await store.read(versionId);
      if (!file) throw notFound();
      const preview = await previewOf(await buffer(file.body));
      return new Response(new Blob([new Uint8Array(preview)]), {
        headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'private, max-age=3600' },
      });
    }),

    idempotent(
      route(createRecordWithPictures, async ({ apiName, fields, pictures = [] }, context) => {
        const id = await inTransaction(context.database, async (database) => {
          const inner = { ...context, database };
          // A form has no second step to confirm a probable duplicate: who sends it means it.
          const options = { includeFields: false, allowSaveOnDuplicate: true };
          const record = await createRecord(apiName, fields, options, toRecords(inner));
          await claimPendingUploads(inner, pictures, record.id);
          return record.id;
        });
        return new Reply({ apiName, id }, 201);
      }),
    ),
  ];
}
