import * as calls from '@relab/contract/content';
import { authoringRead, authoringWrite } from './authoring-adapter.ts';

/**
 * A content in one language, in its latest version or the one that `contentVersion` names (a number as `2.0`, or an
 * id; C-064). Fresh for 100 ms: authors see what is (C-196).
 */
export const getManagedContent = authoringRead(calls.getManagedContent);

/** The same for a page in preview, by the site (C-119); `contentVersion` may be `autosaveVersion`. */
export const getManagedContentForSite = authoringRead(calls.getManagedContentForSite);

/** A variant in its latest version, cached for an hour (C-199); every write of authors requests it again. */
export const getManagedContentVariant = authoringRead(calls.getManagedContentVariant);

/** Versions of a variant without their bodies, the newest first; `status` narrows (C-172). */
export const getManagedContentVariantVersions = authoringRead(calls.getManagedContentVariantVersions);

/**
 * Makes a draft in the language of its space (C-065 to C-067); a body that its type does not allow rejects, field by
 * field.
 */
export const createManagedContent = authoringWrite(calls.createManagedContent);

/** Moves a content into another folder. */
export const updateManagedContent = authoringWrite(calls.updateManagedContent);

/** Adds a language of its space to a content, as a draft (C-069, C-070). Rejects with 409 where it has that one. */
export const createManagedContentVariant = authoringWrite(calls.createManagedContentVariant);

/** A save that began from another version than the latest rejects with 412; its body holds both (`VariantConflict`). */
export const replaceManagedContentVariant = authoringWrite(calls.replaceManagedContentVariant);

/** Deletes a language of a content, with the last one the content. Rejects while it is published. */
export const deleteManagedContentVariant = authoringWrite(calls.deleteManagedContentVariant);
