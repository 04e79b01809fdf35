import * as calls from '@relab/contract/content';
import { authoringWrite } from './authoring-adapter.ts';

export const translateManagedContent = authoringWrite(calls.translateManagedContent);
