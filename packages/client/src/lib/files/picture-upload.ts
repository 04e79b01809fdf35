import * as calls from '@relab/contract/records';
import { writeAdapter } from '../adapters/write-adapter.ts';
import { publishRecordChanges } from '../records/publish-record-changes.ts';
import { recordChange } from '../records/record-change.ts';

/** Sends a picture ahead of its form; the response names what the form is to bring. See `xhrUpload` for progress. */
export const uploadPicture = writeAdapter(calls.uploadPicture);

/** Makes a record with the pictures that were sent ahead. The response is its id alone: a guest may not read it. */
export const createRecordWithPictures = writeAdapter(calls.createRecordWithPictures, {
  after: (client, { apiName, fields }, response) =>
    publishRecordChanges(client, [
      recordChange(client, { operation: 'create', objectApiName: apiName, fields, response }),
    ]),
});
