import { hash } from 'node:crypto';
import { LazyReply } from '@relab/server/http';
import type { Channel } from './channel.ts';
import type { ResponseCache } from './response-cache.ts';

/** What a response depends on, beside what the channel delivers. */
export interface RequestKey {
  readonly baseUrl: string;
  readonly call: string;
  readonly config: object;
}

/**
 * Published content is for everybody; the contract has its lifetime. Its ETag names the request and the revision
 * of the channel. That was read before anything else is, so a response is never newer than its ETag.
 */
export function published<Body>(
  { revision }: Channel,
  { baseUrl, call, config }: RequestKey,
  make: () => Promise<Body>,
  cache?: ResponseCache,
): LazyReply<Body> {
  const request = hash('md5', JSON.stringify([baseUrl, call, config]), 'base64url');
  const tag = `"${revision.replaceAll('-', '')}-${request}"`;
  const headers = { 'Cache-Control': 'public, max-age=60', ETag: tag };
  return new LazyReply(headers, make, cache && (() => cache.text(tag, make)));
}
