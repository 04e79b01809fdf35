import * as calls from '@relab/contract/content';
import { writeAdapter } from '../../adapters/write-adapter.ts';
import { authoringRead } from './authoring-adapter.ts';

/** The comments on a variant, the newest first, and how many are open at which field. */
export const getContentComments = authoringRead(calls.getContentComments);

/** Whom a comment on a variant can mention. */
export const getContentReaders = authoringRead(calls.getContentReaders);

/** Where the user was mentioned and has not read it yet. */
export const getContentMentions = authoringRead(calls.getContentMentions);

// What is said about a content changes nothing of it: only reads of comments are out of date, and who shows them refreshes them.

/** Comments on a field of a variant, or replies. Refresh `getContentComments` after it. */
export const createContentComment = writeAdapter(calls.createContentComment);

/** Resolves a comment or opens it again. Refresh `getContentComments` after it. */
export const updateContentComment = writeAdapter(calls.updateContentComment);

/** Deletes a comment with its replies. Refresh `getContentComments` after it. */
export const deleteContentComment = writeAdapter(calls.deleteContentComment);

/** Its response is what `getContentMentions` answers from then on. */
export const dismissContentMentions = writeAdapter(calls.dismissContentMentions, {
  ingest(client, _, mentions) {
    const key = getContentMentions.source(client, {})?.key;
    if (key !== undefined) client.store.publish(key, mentions, calls.getContentMentions.lifetime);
  },
});
