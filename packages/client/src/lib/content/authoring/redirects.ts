import * as calls from '@relab/contract/content';
import { authoringRead, publishingWrite } from './authoring-adapter.ts';

/** The redirects of a space by their old names, page by page. */
export const getSpaceRedirects = authoringRead(calls.getSpaceRedirects);

/** Writes redirects, on the site at once: each has a result of its own. */
export const writeSpaceRedirects = publishingWrite(calls.writeSpaceRedirects);

/** Takes a redirect away, on the site at once. */
export const deleteSpaceRedirect = publishingWrite(calls.deleteSpaceRedirect);
