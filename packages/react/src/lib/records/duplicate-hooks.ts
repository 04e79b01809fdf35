// Written by `npm run entries`: two hooks for each read of `@relab/client/records`.

import { findDuplicates, getDuplicateConfiguration } from '@relab/client/records';
import { readHook, suspendingHook } from '../read-hook.ts';

export const useFindDuplicates = readHook(findDuplicates);
export const useSuspendingFindDuplicates = suspendingHook(findDuplicates);

export const useDuplicateConfiguration = readHook(getDuplicateConfiguration);
export const useSuspendingDuplicateConfiguration = suspendingHook(getDuplicateConfiguration);
