import type { AnyCall, ResponseFor } from '@relab/contract';
import { etagReply, type Route, type RouteConfig, route } from '@relab/server/http';
import type { RecordsContext, ToRecords } from './query/records-context.ts';
import type { Tagged } from './query/represent.ts';

/** Makes routes whose responses say in themselves which version they are. */
export const taggedRoutes =
  (toRecords: ToRecords) =>
  <C extends AnyCall>(
    call: C,
    read: (
      config: RouteConfig<C>,
      context: RecordsContext,
    ) => Tagged<ResponseFor<C> & object> | Promise<Tagged<ResponseFor<C> & object>>,
  ): Route =>
    route(call, async (config, context) => etagReply(await read(config, toRecords(context))));
