import { answers } from '../answer.ts';
import { RecordRefusal } from '../records/record-responses.ts';
import { createContentDocumentAndVersion, createContentVersion } from './content-version.ts';
import { ContentDocumentComposite } from './content-version-responses.ts';
import { createRecordWithPictures, uploadPicture } from './picture-upload.ts';
import { CreatedRecord, UploadedPicture } from './picture-upload-responses.ts';

export const fileAnswers = [
  answers(createContentVersion, { 201: ContentDocumentComposite }),
  answers(createContentDocumentAndVersion, { 201: ContentDocumentComposite }),
  answers(uploadPicture, { 201: UploadedPicture }),
  answers(createRecordWithPictures, { 201: CreatedRecord }, RecordRefusal),
];
