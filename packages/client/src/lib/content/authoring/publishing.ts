import * as calls from '@relab/contract/content';
import { publishingWrite } from './authoring-adapter.ts';

export const publishManagedContent = publishingWrite(calls.publishManagedContent);

export const unpublishManagedContent = publishingWrite(calls.unpublishManagedContent);
