import type { Hono } from 'hono';
import { ApiError } from './api-error.ts';
import type { Route } from './route.ts';

type Methods = ReadonlyMap<string, Route>;

/** Literal parts first, so that `/carts/current` is not taken for a cart's id. */
function order(one: string, other: string): number {
  const key = (path: string): string => path.replaceAll(/:\w+/g, '\uffff');
  return key(one) < key(other) ? -1 : 1;
}

function byPath(routes: readonly Route[]): ReadonlyMap<string, Methods> {
  const paths = new Map<string, Map<string, Route>>();
  for (const route of routes) {
    const path = route.call.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const methods = paths.get(path) ?? new Map<string, Route>();
    if (methods.has(route.call.method)) throw new Error(`${route.call.method} ${path} is answered twice.`);
    paths.set(path, methods.set(route.call.method, route));
  }
  return paths;
}

/** Puts each route at its call's path; a known path asked with another method answers 405 with those allowed. */
export function mountRoutes<Bindings extends object>(
  app: Hono<{ Bindings: Bindings }>,
  routes: readonly Route[],
  answer: (
    route: Route,
    request: Request,
    params: Readonly<Record<string, string>>,
    bindings: Bindings,
  ) => Promise<Response>,
): void {
  const paths = byPath(routes);
  for (const path of [...paths.keys()].sort(order)) {
    const methods = paths.get(path) ?? new Map<string, Route>();
    const allowed = [...methods.keys(), ...(methods.has('GET') ? ['HEAD'] : [])].join(', ');
    app.all(path, async (context) => {
      const { method } = context.req.raw;
      const route = methods.get(method === 'HEAD' ? 'GET' : method);
      if (route) return await answer(route, context.req.raw, context.req.param(), context.env);
      throw new ApiError(
        'METHOD_NOT_ALLOWED',
        `HTTP Method '${method}' not allowed. Allowed are ${allowed}`,
        {
          headers: { Allow: allowed },
        },
      );
    });
  }
}
