import { xhrUpload } from '@relab/client/records';

/** Sends what may take a while, and tells how much has left. In a file of its own: few pages have something to send. */
export const upload = xhrUpload;
