import type { ScriptedReply } from '../testing/scripted-fetch.ts';
import type { Fetch } from '../transport/send.ts';
import { extraRoutes } from './extra-routes.fixture.ts';
import { layoutRoutes } from './layout-routes.fixture.ts';
import { listRoutes } from './list-routes.fixture.ts';
import type { ListView } from './list-view.fixture.ts';
import { objectInfoRoutes } from './object-info-body.fixture.ts';
import { createOrg, type Org } from './org.fixture.ts';
import { recordRoutes } from './record-routes.fixture.ts';
import { relatedListRoutes } from './related-list-routes.fixture.ts';
import { type ModelRequest, matched, notFound, type Route } from './route.fixture.ts';
import { salesObjects } from './sales-objects.fixture.ts';

/**
 * Stands between the client and the server: `reach` has the server deal with the request, now or later; what it answers,
 * or another reply, or an error, is what comes back.
 */
export type Courier = (
  request: ModelRequest,
  reach: () => ScriptedReply,
) => ScriptedReply | Promise<ScriptedReply>;

export interface ModelServer {
  readonly org: Org;
  /** By `object/name`, in lower case. */
  readonly lists: Map<string, ListView>;
  readonly fetch: Fetch;
  readonly requests: readonly ModelRequest[];
  /** `METHOD path` of each request since the last call, without the API's base and the query. */
  taken(): readonly string[];
  courier: Courier;
}

function readRequest(url: string, init: RequestInit): ModelRequest {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return {
    method: init.method ?? 'GET',
    parts: (pathname.split('/ui-api/')[1] ?? '').split('/').map(decodeURIComponent),
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(new Headers(init.headers)),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : {},
  };
}

const givenUp = () => new DOMException('The request was given up.', 'AbortError');

function abortion(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(givenUp());
    signal.addEventListener('abort', () => reject(givenUp()), { once: true });
  });
}

/**
 * An org of records behind a `fetch`, which answers as the documented API does; with `brief`, the answers to updates
 * hold nothing but what was written.
 */
export function modelServer({ brief = false }: { readonly brief?: boolean } = {}): ModelServer {
  const org = createOrg(salesObjects);
  const lists = new Map<string, ListView>();
  const routes: readonly Route[] = [
    ...recordRoutes(org, brief),
    ...listRoutes(org, lists),
    ...relatedListRoutes(org),
    ...objectInfoRoutes(org),
    ...layoutRoutes(org),
    ...extraRoutes(org),
  ];
  const requests: ModelRequest[] = [];
  let seen = 0;

  function reach(request: ModelRequest): ScriptedReply {
    for (const one of routes) {
      const found = matched(one, request);
      if (found) return one.response(request, found);
    }
    return notFound();
  }

  const server: ModelServer = {
    org,
    lists,
    requests,
    courier: (_, directly) => directly(),
    taken() {
      const taken = requests.slice(seen).map(({ method, parts }) => `${method} ${parts.join('/')}`);
      seen = requests.length;
      return taken;
    },
    async fetch(url, init) {
      const request = readRequest(url, init);
      requests.push(request);
      const brought = Promise.resolve(server.courier(request, () => reach(request)));
      const { status, body } = await (init.signal ? Promise.race([brought, abortion(init.signal)]) : brought);
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return new Response(status === 204 ? null : text, { status });
    },
  };
  return server;
}
