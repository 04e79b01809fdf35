import type { DescribedCall } from '../described-call.ts';
import { fileResponses, responses } from '../described-call.ts';
import { RecordError } from '../records/record-schemas.ts';
import { createContentDocumentAndVersion, createContentVersion } from './content-version.ts';
import { ContentDocumentComposite } from './content-version-schemas.ts';
import { createRecordWithPictures, showUploadedPicture, uploadPicture } from './picture-upload.ts';
import { CreatedRecord, UploadedPicture } from './picture-upload-schemas.ts';

/** What the calls of this folder respond. */
export const filesCalls: readonly DescribedCall[] = [
  responses(createContentDocumentAndVersion, {
    201: ContentDocumentComposite,
  }),
  responses(createContentVersion, {
    201: ContentDocumentComposite,
  }),
  responses(uploadPicture, { 201: UploadedPicture }),
  fileResponses(showUploadedPicture, 'image/webp'),
  responses(createRecordWithPictures, { 201: CreatedRecord }, RecordError),
];
