import * as calls from '@relab/contract/content';
import { authoringRead } from './authoring-adapter.ts';

export const getManagedContentVariantReferences = authoringRead(calls.getManagedContentVariantReferences);

export const getManagedContentReferencedBy = authoringRead(calls.getManagedContentReferencedBy);
