import { getObjectInfo, getObjectInfoDirectory, getObjectInfos } from '@relab/client/records';
import { readHook, suspendingHook } from '../read-hook.ts';

export const useObjectInfo = readHook(getObjectInfo);
export const useSuspendingObjectInfo = suspendingHook(getObjectInfo);

export const useObjectInfoDirectory = readHook(getObjectInfoDirectory);
export const useSuspendingObjectInfoDirectory = suspendingHook(getObjectInfoDirectory);

export const useObjectInfos = readHook(getObjectInfos);
export const useSuspendingObjectInfos = suspendingHook(getObjectInfos);
