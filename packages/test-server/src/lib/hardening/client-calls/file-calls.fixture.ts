import * as calls from '@relab/client/records';
import { type ClientCall, missing } from './client-call.fixture.ts';

/** The calls about files and pictures; what makes a thing stands before what removes it. */
export const fileCalls: Readonly<Record<string, ClientCall>> = {
  createContentDocumentAndVersion: {
    good: (client, { png }) =>
      calls.createContentDocumentAndVersion(client, { fileData: png, title: 'Photo' }),
    shows: () => ({ contentDocument: { apiName: 'ContentDocument' } }),
    bad: (client) =>
      calls.createContentDocumentAndVersion(client, { fileData: new Blob([]), title: 'Nothing' }),
    status: 400,
  },
  createContentVersion: {
    good: async (client, { png }) => {
      const made = await calls.createContentDocumentAndVersion(client, { fileData: png, title: 'Photo' });
      return await calls.createContentVersion(client, {
        contentDocumentId: made?.contentDocument?.id ?? '',
        fileData: png,
      });
    },
    shows: () => ({ contentVersion: { apiName: 'ContentVersion' } }),
    bad: (client, { png }) =>
      calls.createContentVersion(client, { contentDocumentId: '069000000000999AAA', fileData: png }),
    status: 404,
  },
  getRecordAvatars: {
    good: (client, { contact }) => calls.getRecordAvatars(client, { recordIds: [contact] }),
    shows: ({ contact }) => ({ results: [{ statusCode: 200, result: { recordId: contact } }] }),
    bad: (client) => calls.getRecordAvatars(client, { recordIds: [missing] }),
    status: 404,
  },
  updateRecordAvatar: {
    good: async (client, { contact, png }) => {
      const made = await calls.createContentDocumentAndVersion(client, { fileData: png, title: 'Face' });
      return await calls.updateRecordAvatar(client, {
        recordId: contact,
        actionType: 'Associate',
        externalId: made?.contentVersion?.id ?? '',
      });
    },
    shows: () => ({ type: 'Photo' }),
    bad: (client, { instrument }) =>
      calls.updateRecordAvatar(client, { recordId: instrument, actionType: 'Associate' }),
    status: 400,
  },
};
