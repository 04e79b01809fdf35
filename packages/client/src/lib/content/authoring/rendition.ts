import * as calls from '@relab/contract/content';
import { authoringRead } from './authoring-adapter.ts';

export const getManagedContentRendition = authoringRead(calls.getManagedContentRendition);
