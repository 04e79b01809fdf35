import * as calls from '@relab/contract/content';
import { authoringRead, authoringWrite } from './authoring-adapter.ts';

export const getManagedContent = authoringRead(calls.getManagedContent);

export const getManagedContentForSite = authoringRead(calls.getManagedContentForSite);

export const getManagedContentVariant = authoringRead(calls.getManagedContentVariant);

export const getManagedContentVariantVersions = authoringRead(calls.getManagedContentVariantVersions);

export const createManagedContent = authoringWrite(calls.createManagedContent);

/** Moves a content into another folder. */
export const updateManagedContent = authoringWrite(calls.updateManagedContent);

export const createManagedContentVariant = authoringWrite(calls.createManagedContentVariant);

/** A save that began from another version than the latest rejects with 412; its body holds both (`VariantConflict`). */
export const replaceManagedContentVariant = authoringWrite(calls.replaceManagedContentVariant);

export const deleteManagedContentVariant = authoringWrite(calls.deleteManagedContentVariant);
