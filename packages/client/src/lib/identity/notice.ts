import * as calls from '@relab/contract/identity';
import { readAdapter } from '../adapters/read-adapter.ts';
import { writeAdapter } from '../adapters/write-adapter.ts';
import { changesOf } from '../client/change.ts';

/** What the link at the end of a mail is about. */
export const getMailNotice = readAdapter(calls.getMailNotice);

/** Ends the mails that the link was about; needs no sign-in, and a second time changes nothing. */
export const stopMailNotice = writeAdapter(calls.stopMailNotice, {
  changes: changesOf('identity'),
});
