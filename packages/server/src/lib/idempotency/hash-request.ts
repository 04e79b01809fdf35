import { createHash } from 'node:crypto';
import type { Context } from '../http/context.ts';

/** What a request asks for, as 64 hex digits: its call, its address, and all members of its config with their files. */
export async function hashRequest(
  callId: string,
  config: Readonly<Record<string, unknown>>,
  { url }: Pick<Context, 'url'>,
): Promise<string> {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([callId, url.pathname, url.search]));
  for (const name of Object.keys(config).sort()) {
    const value = config[name];
    hash.update(JSON.stringify([name]));
    if (value instanceof Blob) hash.update(new Uint8Array(await value.arrayBuffer()));
    else hash.update(JSON.stringify(value) ?? '');
  }
  return hash.digest('hex');
}
