import { type AnyCall, type ConfigFor, contextDefaults, type ResponseFor } from '@relab/contract';
import type { Database } from '@relab/database';
import type { Principal } from '../principal/principal.ts';
import type { Cookies } from './context.ts';
import { LazyReply, Reply, type Route } from './route.ts';

/** Asks a call as somebody, without a request. Rejects as the call does. */
export type CallInProcess = <C extends AnyCall>(
  call: C,
  config: ConfigFor<C>,
  principal: Principal,
) => Promise<ResponseFor<C>>;

export interface InProcessOptions {
  readonly routes: readonly Route[];
  readonly database: Database;
  readonly baseUrl: string;
  readonly now: () => Date;
  /** Names of paths that configs leave out, such as the web store's. */
  readonly names?: Readonly<Record<string, string>>;
}

const noCookies: Cookies = { get: () => undefined, set: () => undefined };

/**
 * For jobs that tell somebody of something: they are answered by the functions that answer that person's own requests, so
 * that nothing is told which would not be shown. Configs come from the program and are not checked.
 */
export function callInProcess({
  routes,
  database,
  baseUrl,
  now,
  names = {},
}: InProcessOptions): CallInProcess {
  const byCall = new Map<AnyCall, Route>(routes.map((route) => [route.call, route]));
  const url = new URL(baseUrl);
  return async (call, config, principal) => {
    const route = byCall.get(call);
    if (!route) throw new Error(`Nothing answers ${call.id}.`);
    const context = { database, principal, cookies: noCookies, headers: new Headers(), url, now };
    const given = await route.handle({ ...contextDefaults, ...names, ...Object(config) } as never, context);
    if (given instanceof LazyReply) return (await given.make()) as ResponseFor<typeof call>;
    return (given instanceof Reply ? given.body : given) as ResponseFor<typeof call>;
  };
}
