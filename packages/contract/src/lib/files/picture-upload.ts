import { read, shape, write } from '../call.ts';
import { idempotency } from '../idempotency.ts';
import { writeParts } from '../multipart.ts';
import { fieldValue } from '../records/record.ts';

import { file, line, list, object, optional, record, text } from '../schema.ts';
import type { CreatedRecord, UploadedPicture } from './responses.ts';

/** Pictures of one form, at most. */
export const maxPictures = 12;
/** Bytes of one picture, as it is sent. */
export const maxPictureBytes = 10 * 1_048_576;
/** For how long a picture waits for its form. */
export const pictureKeptHours = 24;

const reference = line(64, 16);

/**
 * Takes a picture before the form that it belongs to is sent: a JPEG, PNG or WebP of 10 MB at most. The response is a reference
 * that only its sender can use, a guest too; without a form it goes after a day.
 */
export const uploadPicture = write({
  id: 'uploadPicture',
  area: 'files',
  path: '/uploads/pictures',
  body: object({ fileData: file }),
  writeParts,
  response: shape<UploadedPicture>(),
});

/** A small view of a picture that waits, for its sender: links lead to it, and no client reads it as JSON. */
export const showUploadedPicture = read({
  id: 'showUploadedPicture',
  area: 'files',
  path: '/uploads/pictures/{reference}',
  response: shape<unknown>(),
  lifetime: 0,
});

/** Makes a record together with the pictures that wait for it, in their order: both, or neither. */
export const createRecordWithPictures = write({
  id: 'createRecordWithPictures',
  area: 'files',
  path: '/uploads/records',
  body: object({
    apiName: text(),
    fields: record(fieldValue),
    pictures: optional(list(reference, maxPictures)),
  }),
  headers: idempotency,
  response: shape<CreatedRecord>(),
});
