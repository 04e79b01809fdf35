// Written by `npm run entries`: two hooks for each read of `@relab/client/records`.

import { findDuplicates, getDuplicateConfiguration } from '@relab/client/records';
import { readHook, suspendingHook } from '../read-hook.ts';

/** Which records a record that is not saved yet resembles. A read by POST, cached like any other. */
export const useFindDuplicates = readHook(findDuplicates);
/** `useFindDuplicates` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingFindDuplicates = suspendingHook(findDuplicates);

/** Whether an object is watched for duplicates, and by which rules. */
export const useDuplicateConfiguration = readHook(getDuplicateConfiguration);
/** `useDuplicateConfiguration` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingDuplicateConfiguration = suspendingHook(getDuplicateConfiguration);
