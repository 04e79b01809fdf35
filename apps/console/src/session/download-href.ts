import { type AnyCall, buildRequest } from '@relab/contract';

/** The address of a call that answers a file: a link to it opens or saves the file, with the session's cookie. */
export const downloadHref = (call: AnyCall, config: Readonly<Record<string, unknown>>): string =>
  buildRequest(call, config).url;
