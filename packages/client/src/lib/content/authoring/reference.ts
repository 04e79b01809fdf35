import * as calls from '@relab/contract/content';
import { authoringRead } from './authoring-adapter.ts';

/** What the latest version of each variant names: contents, pictures, and keys that lead nowhere. */
export const getManagedContentVariantReferences = authoringRead(calls.getManagedContentVariantReferences);

/**
 * Contents that name this one, written or published: what would break without it. Each names its variants with
 * `includeReferenceDetails`.
 */
export const getManagedContentReferencedBy = authoringRead(calls.getManagedContentReferencedBy);
