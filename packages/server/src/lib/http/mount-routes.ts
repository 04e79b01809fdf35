import type { Hono } from 'hono';
import { ApiError } from '../errors/api-error.ts';
import type { Route } from './route.ts';

/** The routes of one path: by method, in the order in which they are tried. */
type Methods = Map<string, Route[]>;

/** Two paths that differ only in the names of their parts match the same requests. */
const shapeOf = (path: string): string => path.replaceAll(/\{\w+\}/g, '\uffff');

/** Literal parts first, so that `/carts/current` is not matched as a cart's id. */
const order = ([one]: readonly [string, ...unknown[]], [other]: readonly [string, ...unknown[]]): number =>
  one < other ? -1 : 1;

function byShape(routes: readonly Route[]): ReadonlyMap<string, Methods> {
  const paths = new Map<string, Methods>();
  for (const route of routes) {
    const { path, method } = route.call;
    const shape = shapeOf(path);
    const methods: Methods = paths.get(shape) ?? new Map();
    const others = methods.get(method) ?? [];
    const general = others.some(({ when }) => !when);
    if (general && !route.when) throw new Error(`${method} ${path} has two routes.`);
    methods.set(method, route.when ? [route, ...others] : [...others, route]);
    paths.set(shape, methods);
  }
  return paths;
}

/** The names of a path, in its order. */
const namesOf = ({ call }: Route): readonly string[] =>
  [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Mounts each route at its call's path; another method there gets 405 with those allowed. */
export function mountRoutes<Bindings extends object>(
  app: Hono<{ Bindings: Bindings }>,
  routes: readonly Route[],
  handle: (
    route: Route,
    request: Request,
    params: Readonly<Record<string, string>>,
    bindings: Bindings,
  ) => Promise<Response>,
): void {
  const names = new Map(routes.map((route) => [route, namesOf(route)]));
  for (const [shape, methods] of [...byShape(routes)].sort(order)) {
    const allowed = [...methods.keys(), ...(methods.has('GET') ? ['HEAD'] : [])].join(', ');
    let place = 0;
    const path = shape.replaceAll('\uffff', () => `:p${place++}`);
    app.all(path, async (context) => {
      const { method } = context.req.raw;
      const values = Object.values<string>(context.req.param());
      const last = values.at(-1) ?? '';
      const route = methods
        .get(method === 'HEAD' ? 'GET' : method)
        ?.find(({ when }) => when === undefined || when(last));
      if (!route) {
        throw new ApiError(
          'METHOD_NOT_ALLOWED',
          `HTTP Method '${method}' not allowed. Allowed are ${allowed}`,
          {
            headers: { Allow: allowed },
          },
        );
      }
      const params = Object.fromEntries(
        (names.get(route) ?? []).map((name, index) => [name, values[index] ?? '']),
      );
      const response = await handle(route, context.req.raw, params, context.env);
      if (method !== 'HEAD') return response;
      // An open file behind it is closed.
      await response.body?.cancel();
      return new Response(null, response);
    });
  }
}
