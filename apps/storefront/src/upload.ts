import { xhrUpload } from '@relab/client/records';

/** Sends a request and reports its progress. In a file of its own: few pages upload anything. */
export const upload = xhrUpload;
