import type { Load } from '@relab/server/load';
import { overloadResponse, servesAt } from '@relab/server/load';
import type { Observer } from '@relab/server/observability';
import type { FailurePage } from './failure-page.ts';
import { priorityOf } from './priority-of.ts';

/** Undefined where a request is served; else what is answered in its place. */
export type ShedLoad = (request: Request) => Promise<Response | undefined>;

export interface ShedLoadOptions {
  readonly load: () => Load;
  /** Whether a request brings a session of ours: made-up ones have no preference. */
  readonly hasSession: (request: Request) => boolean;
  readonly failurePage: FailurePage;
  readonly observer: Pick<Observer, 'shed'>;
  readonly log: (error: unknown) => void;
}

/** Whoever watches this process has to learn how it is. */
const watched = /^\/(?:healthz|readyz)$/;

const isPage = ({ url, headers }: Request): boolean =>
  !new URL(url).pathname.startsWith('/services/') && (headers.get('accept') ?? '').includes('text/html');

/**
 * Answers 503 to what a process with too much to do does not serve, so that it can finish the rest: guests who look around
 * first, then whoever looks at something, and in the end everybody.
 */
export function shedLoad({ load, hasSession, failurePage, observer, log }: ShedLoadOptions): ShedLoad {
  return async (request) => {
    const { level } = load();
    if (level === 'normal' || watched.test(new URL(request.url).pathname)) return undefined;
    const priority = priorityOf(request, () => hasSession(request));
    if (servesAt(level, priority)) return undefined;
    observer.shed?.(priority);
    if (!isPage(request)) return overloadResponse(request);
    return await failurePage(request).catch((error: unknown) => {
      log(error);
      return overloadResponse(request);
    });
  };
}
