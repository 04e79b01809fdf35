import type { ClientEvent } from '@relab/client';

/** One request. Times are milliseconds. */
export interface RequestEntry {
  readonly number: number;
  /** Since 1970. */
  readonly at: number;
  readonly call: string;
  readonly method: string;
  readonly url: string;
  readonly causes: readonly string[];
  /** Undefined while it is on its way; a status of 0 means that no response came. */
  readonly status: number | undefined;
  readonly bytes: number;
  readonly duration: number;
  readonly outcome: 'on its way' | 'answered' | 'refused' | 'given up' | 'no answer';
  /** What went wrong. */
  readonly message: string;
  /** When it is sent again, since the server is at a limit. Since 1970. */
  readonly retryAt: number | undefined;
}

const most = 200;

export interface RequestLog {
  readonly take: (event: ClientEvent) => void;
  readonly entries: () => readonly RequestEntry[];
}

/** Puts each response to its request, and keeps the last 200. */
export function requestLog(): RequestLog {
  const cached = new Map<number, RequestEntry>();
  return {
    take(event) {
      if (event.type === 'request') {
        const { number, at, call, method, url, causes } = event;
        const requested = { number, at, call, method, url, causes };
        cached.set(number, {
          ...requested,
          status: undefined,
          bytes: 0,
          duration: 0,
          outcome: 'on its way',
          message: '',
          retryAt: undefined,
        });
        const [first] = cached.keys();
        if (cached.size > most && first !== undefined) cached.delete(first);
      } else if (event.type === 'response') {
        const request = cached.get(event.number);
        if (request) cached.set(event.number, answered(request, event));
      } else if (event.type === 'limited') {
        const { call, status, retryAt } = event;
        const rejected = [...cached.values()].findLast(
          (entry) => entry.call === call && entry.status === status && entry.retryAt === undefined,
        );
        if (rejected) cached.set(rejected.number, { ...rejected, retryAt });
      }
    },
    entries: () => [...cached.values()].reverse(),
  };
}

function answered(
  request: RequestEntry,
  event: Extract<ClientEvent, { readonly type: 'response' }>,
): RequestEntry {
  const { at, status, bytes, error } = event;
  return {
    ...request,
    status,
    bytes,
    duration: at - request.at,
    outcome: !error
      ? 'answered'
      : status > 0
        ? 'refused'
        : error.kind === 'aborted'
          ? 'given up'
          : 'no answer',
    message: error?.message ?? '',
  };
}
