import * as calls from '@relab/contract/administration';
import { readAdapter } from '../adapters/read-adapter.ts';
import { writeAdapter } from '../adapters/write-adapter.ts';
import { changesOf } from '../client/change.ts';

const changes = changesOf('administration');

/** What is stored about whoever has an e-mail address, and what an erasure leaves of it. For administrators, as all of these. */
export const getPersonData = readAdapter(calls.getPersonData);

/** Erasures of people that are to come and that were done, the newest first. */
export const getPersonErasures = readAdapter(calls.getPersonErasures);

/** Has a person erased after `graceDays` (14), and notifies them by mail. Rejects with 409 for the last administrator. */
export const requestPersonErasure = writeAdapter(calls.requestPersonErasure, { changes });

/** Takes an erasure back; rejects with 404 where it is done. */
export const cancelPersonErasure = writeAdapter(calls.cancelPersonErasure, { changes });
