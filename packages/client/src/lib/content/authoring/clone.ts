import * as calls from '@relab/contract/content';
import { authoringWrite } from './authoring-adapter.ts';

export const cloneManagedContent = authoringWrite(calls.cloneManagedContent);
