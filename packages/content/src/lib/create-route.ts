import type { AnyCall, ResponseFor } from '@relab/contract';
import { type Context, Reply, type Route, type RouteConfig, route } from '@relab/server/http';

/** The route of a call that creates something: it responds with 201. */
export const createRoute = <C extends AnyCall>(
  call: C,
  create: (config: RouteConfig<C>, context: Context) => Promise<ResponseFor<C>>,
): Route => route(call, async (config, context) => new Reply(await create(config, context), 201));
