import * as calls from '@relab/contract/content';
import { authoringRead, authoringWrite } from './authoring-adapter.ts';

/** The spaces that the user may look into, by name. */
export const getManagedContentSpaces = authoringRead(calls.getManagedContentSpaces);

/** A space by its id; fresh for 100 ms (C-197). */
export const getManagedContentSpace = authoringRead(calls.getManagedContentSpace);

/** The same by its name, cached for an hour (C-200): names hardly ever change. */
export const getManagedContentSpaceByFullyQualifiedName = authoringRead(
  calls.getManagedContentSpaceByFullyQualifiedName,
);

/**
 * Makes a space with its root folder (C-136). API name and language follow from its name and the platform's unless
 * given.
 */
export const createManagedContentSpace = authoringWrite(calls.createManagedContentSpace);

/**
 * Changes what is named of a space and leaves the rest; lists replace the ones before. A language that has content
 * cannot go (409).
 */
export const updateManagedContentSpace = authoringWrite(calls.updateManagedContentSpace);
