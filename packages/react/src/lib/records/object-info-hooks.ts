// Written by `npm run entries`: two hooks for each read of `@relab/client/records`.

import {
  getObjectInfo,
  getObjectInfoDirectory,
  getObjectInfos,
  getPicklistValues,
  getPicklistValuesByRecordType,
} from '@relab/client/records';
import { readHook, suspendingHook } from '../read-hook.ts';

export const useObjectInfo = readHook(getObjectInfo);
export const useSuspendingObjectInfo = suspendingHook(getObjectInfo);

export const useObjectInfoDirectory = readHook(getObjectInfoDirectory);
export const useSuspendingObjectInfoDirectory = suspendingHook(getObjectInfoDirectory);

export const useObjectInfos = readHook(getObjectInfos);
export const useSuspendingObjectInfos = suspendingHook(getObjectInfos);

export const usePicklistValues = readHook(getPicklistValues);
export const useSuspendingPicklistValues = suspendingHook(getPicklistValues);

export const usePicklistValuesByRecordType = readHook(getPicklistValuesByRecordType);
export const useSuspendingPicklistValuesByRecordType = suspendingHook(getPicklistValuesByRecordType);
