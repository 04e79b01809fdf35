import { buildRequest } from '@relab/contract';
import type { Client } from '../../client/client.ts';
import type { ProvidedRead } from './provided-read.ts';

/** Where a part of a page gets its data from, requested when `load` is called. */
export interface PageProvider<Data = unknown> {
  /** What is requested: its path and query. Undefined where that is not one call, or cannot be said. */
  readonly url?: string | undefined;
  readonly load: () => Promise<Data>;
}

/** The path and query that a read requests; undefined where its config is wrong. */
export function requestUrl(client: Client, { call, config }: ProvidedRead<unknown>): string | undefined {
  try {
    return buildRequest(call, { ...config }, client.context).url;
  } catch {
    return undefined;
  }
}
