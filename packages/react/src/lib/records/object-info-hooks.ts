// Written by `npm run entries`: two hooks for each read of `@relab/client/records`.

import {
  getObjectInfo,
  getObjectInfoDirectory,
  getObjectInfos,
  getPicklistValues,
  getPicklistValuesByRecordType,
} from '@relab/client/records';
import { readHook, suspendingHook } from '../read-hook.ts';

/**
 * Names that differ in case only are one object (D-123). Those that are requested in one tick go out as one request.
 */
export const useObjectInfo = readHook(getObjectInfo);
/** `useObjectInfo` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingObjectInfo = suspendingHook(getObjectInfo);

/** All objects in short, by name. Its entries are less than object infos and answer no read of one. */
export const useObjectInfoDirectory = readHook(getObjectInfoDirectory);
/** `useObjectInfoDirectory` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingObjectInfoDirectory = suspendingHook(getObjectInfoDirectory);

/**
 * Each by its own status (D-110), in the order of the names; only those that are not cached are requested. A list and a
 * comma-joined text of the same names are one read.
 */
export const useObjectInfos = readHook(getObjectInfos);
/** `useObjectInfos` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingObjectInfos = suspendingHook(getObjectInfos);

/**
 * The values of one picklist. They are one with those in the whole collection of the record type, whichever was read
 * first. The field's name is qualified or not.
 */
export const usePicklistValues = readHook(getPicklistValues);
/** `usePicklistValues` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingPicklistValues = suspendingHook(getPicklistValues);

/** The values of all picklists of an object for one record type. */
export const usePicklistValuesByRecordType = readHook(getPicklistValuesByRecordType);
/** `usePicklistValuesByRecordType` that suspends until there is an answer, and throws what its read fails with. */
export const useSuspendingPicklistValuesByRecordType = suspendingHook(getPicklistValuesByRecordType);
