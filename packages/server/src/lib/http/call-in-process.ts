import { type AnyCall, type ConfigFor, contextDefaults, type ResponseFor } from '@relab/contract';
import type { Database } from '@relab/database';
import type { Principal } from '../principal/principal.ts';
import type { Cookies } from './context.ts';
import { JsonText } from './json-text.ts';
import { LazyReply, type Route, replyOf } from './route.ts';

/** Makes a call as a principal, without a request. Rejects as the call does. */
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
 * For jobs that notify somebody: they read through the routes that handle that person's own requests, so that a notice holds
 * nothing which its reader may not see. Configs come from the program and are not checked.
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
    if (!route) throw new Error(`No route handles ${call.id}.`);
    const context = { database, principal, cookies: noCookies, headers: new Headers(), url, now };
    const result = await route.handle({ ...contextDefaults, ...names, ...Object(config) } as never, context);
    if (result instanceof LazyReply) return (await result.make()) as ResponseFor<typeof call>;
    const { body } = replyOf(result);
    return (body instanceof JsonText ? body.value : body) as ResponseFor<typeof call>;
  };
}
