// Written by `npm run entries`: two hooks for each read of `@relab/client/records`.

import {
  getRecord,
  getRecordCreateDefaults,
  getRecords,
  getRecordTemplateClone,
  getRecordTemplateCreate,
  getRecordUi,
} from '@relab/client/records';
import { readHook, suspendingHook } from '../read-hook.ts';

/**
 * A record by fields. What is cached of the record, by whichever read, is served without a request; where a field is
 * missing, all that is cached is requested again with it, so that all is of one version.
 */
export const useRecord = readHook(getRecord);
/** `useRecord` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingRecord = suspendingHook(getRecord);

/** What a form for a new record begins with, layout included. Fresh for 15 minutes (D-272, D-275, X-03). */
export const useRecordCreateDefaults = readHook(getRecordCreateDefaults);
/** `useRecordCreateDefaults` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingRecordCreateDefaults = suspendingHook(getRecordCreateDefaults);

/** The fields that a copy of a record begins with. Fresh for a second (D-273), or until the record is written. */
export const useRecordTemplateClone = readHook(getRecordTemplateClone);
/** `useRecordTemplateClone` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingRecordTemplateClone = suspendingHook(getRecordTemplateClone);

/** The fields that a new record begins with. Fresh for 30 s (D-274, X-03). */
export const useRecordTemplateCreate = readHook(getRecordTemplateCreate);
/** `useRecordTemplateCreate` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingRecordTemplateCreate = suspendingHook(getRecordTemplateCreate);

/**
 * Records with all that is needed to show them. Records, object infos, layouts and user states are those that their own
 * reads show, and serve them; the response is fresh as long as each of them. Where the server knows none of the records
 * (404) everything is empty (D-124, X-35).
 */
export const useRecordUi = readHook(getRecordUi);
/** `useRecordUi` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingRecordUi = suspendingHook(getRecordUi);

/**
 * Records by their ids, each by its own status (D-104 to D-110). They are single reads put together: what is cached is
 * not requested, and the rest goes out as one request.
 */
export const useRecords = readHook(getRecords);
/** `useRecords` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingRecords = suspendingHook(getRecords);
