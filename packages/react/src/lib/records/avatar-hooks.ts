// Written by `npm run entries`: two hooks for each read of `@relab/client/records`.

import { getRecordAvatars } from '@relab/client/records';
import { readHook, suspendingHook } from '../read-hook.ts';

export const useRecordAvatars = readHook(getRecordAvatars);
export const useSuspendingRecordAvatars = suspendingHook(getRecordAvatars);
