import { reply, type ScriptedFetch, scriptedFetch } from './scripted-fetch.ts';

/** What `relab record` writes: import its JSON. */
export interface Recording {
  readonly relab: string;
  readonly exchanges: readonly {
    readonly method: string;
    readonly url: string;
    readonly status: number;
    readonly body: unknown;
  }[];
}

/** A path and its query in one way of writing them: members by name, lists by their items, whatever the API's version. */
function keyOf(method: string, path: string, query: Iterable<readonly [string, string]>): string {
  const members = [...query].map(([name, value]) => `${name}=${value.split(',').sort().join(',')}`);
  return `${method} ${path.replace(/^\/services\/data\/v\d+\.0\//, '')}?${members.sort().join('&')}`;
}

/**
 * A network that answers what was recorded of an org. What was not recorded is answered with 404, and a sentence that says how
 * to record it. Throws a TypeError for what is no recording.
 */
export function recordedFetch(recording: Recording): ScriptedFetch {
  if (!/^recording 1$/.test(String(recording.relab)) || !Array.isArray(recording.exchanges))
    throw new TypeError('This is no recording: make one with `npx relab record`.');
  const replies = new Map(
    recording.exchanges.map(({ method, url, status, body }) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      return [keyOf(method, decodeURIComponent(pathname), searchParams), reply(status, body)] as const;
    }),
  );
  const respond = ({ method, path, query }: { method: string; path: string; query: object }) => {
    const found = replies.get(keyOf(method, decodeURIComponent(path), Object.entries(query)));
    if (found) return found;
    const url = `${path}?${new URLSearchParams(query as Record<string, string>)}`.replace(/\?$/, '');
    const message = `Nothing is recorded for ${method} ${url}: add --get '${url}' to relab record.`;
    return reply(404, [{ errorCode: 'NOT_RECORDED', message }]);
  };
  return scriptedFetch(
    Object.fromEntries(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [`${method} `, respond])),
  );
}
