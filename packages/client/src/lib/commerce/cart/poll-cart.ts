import type { Client } from '../../client/client.ts';
import { ownError } from '../../errors/errors.ts';

/** what to wait, in milliseconds, before the nth time of asking again, counted from 1. */
export function pollDelay(attempt: number): number {
  if (attempt <= 4) return 0;
  return attempt <= 8 ? 100 * (attempt - 4) : 750 * 2 ** (attempt - 9);
}

const attempts = 14;

/**
 * Asks until the server has finished with the cart, and hands over each response on the way (S-158). Asks once on a
 * server, whose page should not wait (S-159). Throws after 14 attempts (S-246).
 */
export async function pollCart<Data>(
  client: Client,
  ask: () => Promise<Data>,
  publish: (response: Data) => void,
  stillProcessing: (response: Data) => boolean,
): Promise<Data> {
  let response = await ask();
  for (let attempt = 1; stillProcessing(response) && !client.onServer; attempt++) {
    if (attempt > attempts)
      throw ownError(504, 'Gateway Timeout', 'ASYNC_MAXIMUM_WAIT_EXCEEDED', 'Async maximum wait exceeded');
    publish(response);
    await client.wait(pollDelay(attempt));
    response = await ask();
  }
  return response;
}
