import { type Client, createClient } from '@relab/client';
import { xhrUpload } from '@relab/client/records';
import { locale } from '../language/language.ts';
import { hrefOf, routes } from '../routing/routes.ts';
import { createSessionKeeper, type SessionKeeper } from './session-keeper.ts';

export interface ConsoleClient {
  readonly client: Client;
  readonly sessionKeeper: SessionKeeper;
}

/** One client for all that the console shows, as a developer with an org of their own makes it. */
export function createConsoleClient(send: typeof fetch = (input, init) => fetch(input, init)): ConsoleClient {
  const sessionKeeper = createSessionKeeper({
    client: () => client,
    restart: (hasLeft) => (hasLeft ? window.location.assign(hrefOf(routes.home)) : window.location.reload()),
  });
  const client: Client = createClient({
    fetch: send,
    language: locale,
    upload: xhrUpload,
    interceptors: [sessionKeeper.interceptor],
  });
  return { client, sessionKeeper };
}
