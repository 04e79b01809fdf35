import { randomUUID } from 'node:crypto';

/** An id from a proxy goes into log lines and a header: nothing but letters, digits and three signs is accepted. */
const form = /^[\w.-]{8,64}$/;

/** The id that a proxy in front has given the request, so that both logs name it alike; else a new one. */
export function requestIdOf(header: string | readonly string[] | undefined, trustProxy: boolean): string {
  return trustProxy && typeof header === 'string' && form.test(header) ? header : randomUUID();
}
