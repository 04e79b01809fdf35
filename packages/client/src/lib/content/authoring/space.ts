import * as calls from '@relab/contract/content';
import { authoringRead, authoringWrite } from './authoring-adapter.ts';

export const getManagedContentSpaces = authoringRead(calls.getManagedContentSpaces);

export const getManagedContentSpace = authoringRead(calls.getManagedContentSpace);

export const getManagedContentSpaceByFullyQualifiedName = authoringRead(
  calls.getManagedContentSpaceByFullyQualifiedName,
);

export const createManagedContentSpace = authoringWrite(calls.createManagedContentSpace);

export const updateManagedContentSpace = authoringWrite(calls.updateManagedContentSpace);
