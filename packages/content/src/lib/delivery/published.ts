import { hash } from 'node:crypto';
import { LazyReply } from '@relab/server/http';
import type { Channel } from './channel.ts';
import type { ResponseCache } from './response-cache.ts';

/** What an answer is made of, beside what the channel delivers. */
export interface Question {
  readonly baseUrl: string;
  readonly call: string;
  readonly config: object;
}

/**
 * Published content is for everybody; how long it is fresh, the contract says. Its ETag names what was asked for and the
 * revision of the channel. That was read before anything else is, so an answer is never newer than it says.
 */
export function published<Body>(
  { revision }: Channel,
  { baseUrl, call, config }: Question,
  make: () => Promise<Body>,
  kept?: ResponseCache,
): LazyReply<Body> {
  const asked = hash('md5', JSON.stringify([baseUrl, call, config]), 'base64url');
  const tag = `"${revision.replaceAll('-', '')}-${asked}"`;
  const headers = { 'Cache-Control': 'public, max-age=60', ETag: tag };
  return new LazyReply(headers, make, kept && (() => kept.text(tag, make)));
}
