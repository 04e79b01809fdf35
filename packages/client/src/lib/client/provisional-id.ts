import { type AnyCall, pathNames } from '@relab/contract';
import type { Client } from './client.ts';

const start = 'draft:';

/** The id of a record that no server has confirmed yet. */
export const isProvisionalId = (id: unknown): boolean => typeof id === 'string' && id.startsWith(start);

/** The next of a client: `draft:1`, `draft:2` and so on. */
export function provisionalId(client: Client): string {
  const count = Number(client.parts.get('drafts') ?? 0) + 1;
  client.parts.set('drafts', count);
  return start + count;
}

/** Whether the path of a call leads to a record that no server knows. */
export const isUnsaved = (call: AnyCall, config: object): boolean =>
  pathNames(call.path).some((name) =>
    [(config as Record<string, unknown>)[name]].flat().some(isProvisionalId),
  );
