// Written by `npm run entries`: two hooks for each read of `@relab/client/records`.

import { getRecordAvatars } from '@relab/client/records';
import { readHook, suspendingHook } from '../read-hook.ts';

/**
 * Avatars of records, each by its own status (D-090, D-091, D-231), in the order of the ids: results, whichever of its
 * two forms the server chose (D-221). Only those that are not cached are requested, all of one tick in one request.
 */
export const useRecordAvatars = readHook(getRecordAvatars);
/** `useRecordAvatars` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingRecordAvatars = suspendingHook(getRecordAvatars);
