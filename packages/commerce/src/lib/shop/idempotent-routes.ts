import type { Route } from '@relab/server/http';
import { idempotent } from '@relab/server/idempotency';
import { ownerOf } from '../account/owner.ts';

/**
 * Routes whose calls take an `Idempotency-Key` honour it. A guest without a cart yet is given one with each answer, which an
 * answer that comes again would not bring: such a request is done, in a cart of its own, and the browser keeps the last.
 */
export const idempotentRoutes = (routes: readonly Route[]): Route[] =>
  routes.map((plain) => {
    if (!('idempotencyKey' in plain.call.headers)) return plain;
    const once = idempotent(plain);
    return {
      ...plain,
      handle: (config, context) => (ownerOf(context.principal) ? once : plain).handle(config, context),
    };
  });
