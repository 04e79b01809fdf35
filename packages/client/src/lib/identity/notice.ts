import * as calls from '@relab/contract/identity';
import { readAdapter } from '../adapters/read-adapter.ts';
import { writeAdapter } from '../adapters/write-adapter.ts';
import { invalidate, under } from '../invalidation/invalidate.ts';

/** What the link at the end of a mail is about. */
export const getMailNotice = readAdapter(calls.getMailNotice);

export const stopMailNotice = writeAdapter(calls.stopMailNotice, {
  after: (client) => invalidate(client, under('identity/')),
});
