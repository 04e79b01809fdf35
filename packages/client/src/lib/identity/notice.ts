import * as calls from '@relab/contract/identity';
import { invalidate, under } from '../invalidate.ts';
import { readAdapter } from '../read-adapter.ts';
import { writeAdapter } from '../write-adapter.ts';

/** What the link at the end of a mail is about. */
export const getMailNotice = readAdapter(calls.getMailNotice);

export const stopMailNotice = writeAdapter(calls.stopMailNotice, {
  after: (client) => invalidate(client, under('identity/')),
});
