import { defaultLifetime } from './call.ts';
import { minutes, seconds } from './lifetime.ts';

/**
 * How long each part of a response stays fresh, in milliseconds, whatever call brought it: record UI, list UI and record
 * defaults hold parts of several kinds.
 */

/** D-241. */
export const recordLifetime = seconds(30);

/** D-242: what the batch read of records answers as a whole. Other batches live as long as what is in them. */
export const batchLifetime = seconds(120);

/** D-243: a result of a batch that failed with anything but 404. */
export const batchErrorLifetime = seconds(30);

/** D-244. */
export const listRecordsLifetime = seconds(30);

/** D-245. */
export const listInfoLifetime = minutes(15);

/** D-246. */
export const objectInfoLifetime = minutes(15);

/** D-247. */
export const layoutLifetime = minutes(15);

/** D-248. */
export const layoutUserStateLifetime = minutes(15);

/** D-235: each entry of the object info directory. */
export const directoryEntryLifetime = defaultLifetime;

/** D-238: a document and its version, once an upload has answered them. */
export const contentDocumentLifetime = defaultLifetime;
