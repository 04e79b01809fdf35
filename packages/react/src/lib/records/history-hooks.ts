// Written by `npm run entries`: two hooks for each read of `@relab/client/records`.

import { getDeletedRecords, getHistory, getRecordHistory } from '@relab/client/records';
import { readHook, suspendingHook } from '../read-hook.ts';

/** Deleted records of an object, those deleted last first. */
export const useDeletedRecords = readHook(getDeletedRecords);
/** `useDeletedRecords` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingDeletedRecords = suspendingHook(getDeletedRecords);

/** What was done to any record, newest first: for administrators. Never fresh. */
export const useHistory = readHook(getHistory);
/** `useHistory` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingHistory = suspendingHook(getHistory);

/** What was done to one record, newest first. Requested again once the record is written. */
export const useRecordHistory = readHook(getRecordHistory);
/** `useRecordHistory` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingRecordHistory = suspendingHook(getRecordHistory);
