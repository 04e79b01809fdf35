import type { AnyCall } from '@relab/contract';
import { type Parsed, parseQuery } from '@relab/contract/server';
import { setNewest } from '../cache/set-newest.ts';

const maxEntries = 1_000;
/** Longer ones are as good as never sent again. */
const maxLength = 1_000;

export type ParseQuery = (call: AnyCall, search: string) => Parsed;

/** Programs and pages send the same queries over and over: what those that were sent last mean is worked out once. */
export function createQueryParser(): ParseQuery {
  const parsed = new Map<string, Parsed>();
  return (call, search) => {
    const key = `${call.id}${search}`;
    const existing = parsed.get(key);
    if (existing) {
      parsed.delete(key);
      parsed.set(key, existing);
      return existing;
    }
    const query = parseQuery(call, new URLSearchParams(search));
    if (!query.ok || search.length > maxLength) return query;
    setNewest(parsed, key, query, maxEntries);
    return query;
  };
}
