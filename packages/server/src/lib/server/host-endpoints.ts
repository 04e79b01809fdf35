import { apiVersion } from '@relab/contract';
import { describedCalls, openapi } from '@relab/contract/server';
import { ApiError } from '../errors/api-error.ts';
import type { createReadiness } from '../health/readiness.ts';
import { isOwnNavigation } from '../http/cross-site.ts';
import { jsonResponse, type PlainResponse } from '../http/response.ts';
import type { Route } from '../http/route.ts';
import type { Identity } from '../identity/identity.ts';
import type { Exchange } from './server-part.ts';

type HostEndpoint = (exchange: Exchange) => PlainResponse | Promise<PlainResponse>;

export interface HostEndpointOptions {
  readonly routes: readonly Route[];
  readonly health: Readonly<Record<string, string>>;
  readonly readiness: ReturnType<typeof createReadiness>;
  readonly identity: Identity;
}

/** Endpoints that every server has beside its calls, by path. */
export function hostEndpoints({
  routes,
  health,
  readiness,
  identity,
}: HostEndpointOptions): Readonly<Record<string, HostEndpoint>> {
  let description: ReturnType<typeof openapi> | undefined;
  // Built for the first request: it takes longer than everything else that a start does for the calls.
  const describe = (): ReturnType<typeof openapi> => {
    const ids = new Set(routes.map(({ call }) => call.id));
    const calls = describedCalls.filter(({ call }) => ids.has(call.id));
    description ??= openapi(calls, { title: 'Relab', version: apiVersion });
    return description;
  };
  return {
    '/healthz': () => jsonResponse(200, { status: 'alive', ...health }),
    async '/readyz'() {
      const { isReady, ...facts } = await readiness();
      const body = { status: isReady ? 'ready' : 'not ready', ...facts };
      return jsonResponse(isReady ? 200 : 503, body);
    },
    '/openapi.json': () => jsonResponse(200, describe(), { 'Cache-Control': 'public, max-age=300' }),
    async '/webruntime/logout'({ request, caller, cookies }) {
      if (!isOwnNavigation(request, caller)) {
        throw new ApiError('CROSS_SITE_REQUEST', 'Signing out is done from a page of this site.');
      }
      await identity.signOut(cookies);
      // To the home page, in the language of the page before.
      const next = caller.url.searchParams.get('next') ?? '';
      const location = /^\/[a-z]{2}$/.test(next) ? next : '/';
      return { status: 303, headers: { Location: location }, body: null };
    },
  };
}
