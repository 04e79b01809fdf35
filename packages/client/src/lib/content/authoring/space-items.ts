import * as calls from '@relab/contract/content';
import { authoringRead } from './authoring-adapter.ts';

/** Contents and folders of a space that all of the filters allow; `count` ends at 5,000. */
export const getSpaceItems = authoringRead(calls.getSpaceItems);

/** Who changed a content of the space last. */
export const getContentAuthors = authoringRead(calls.getContentAuthors);
