import type { RequestContext } from '@relab/contract';
import { contextDefaults } from '@relab/contract';
import type { Client, Interceptor } from '../client/client.ts';
import { ownError } from '../errors/errors.ts';

const guarded = new WeakSet<Client>();

function guardOf(client: Client): Interceptor {
  return async ({ call, config, ...rest }, next) => {
    const { version } = { ...contextDefaults, ...client.context, ...config } as RequestContext;
    const number = Number.parseInt(String(version).replace(/^v/, ''), 10);
    if (call.since === undefined || number >= call.since) return next({ call, config, ...rest });
    throw ownError(
      400,
      'Bad Request',
      'VERSION_TOO_OLD',
      `${call.id} came with version ${call.since}.0 of the API, and this client calls version ${number}.0: choose a later one with chooseVersion, or do without this call.`,
    );
  };
}

/** From now on a call that came later than the version that it would go out in rejects: an org would answer that there is no such address. */
export function requireVersion(client: Client): void {
  if (guarded.has(client)) return;
  guarded.add(client);
  client.interceptors.push(guardOf(client));
}
