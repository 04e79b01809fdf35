import type { BodyMemory } from '../http/body/body-memory.ts';
import { isUrlencoded, type Pair, readUrlencoded } from '../http/body/read-urlencoded.ts';
import { OAuthError } from './oauth-error.ts';

/** The members of a request, each at most once (RFC 6749, 3.1 and 3.2); empty ones count as missing. */
export type Form = ReadonlyMap<string, string>;

/** Long enough for everything that a client may have reason to send. */
const maxLength = 4_096;

export function readParameters(search: Iterable<Pair>): Form {
  const form = new Map<string, string>();
  for (const [name, value] of search) {
    const shown = name.slice(0, 40);
    if (form.has(name)) throw new OAuthError('invalid_request', `${shown} is given more than once.`);
    if (value.length > maxLength) throw new OAuthError('invalid_request', `${shown} is too long.`);
    if (value.includes('\0') || value.includes('\ufffd'))
      throw new OAuthError('invalid_request', `${shown} holds characters that cannot be stored.`);
    if (value !== '') form.set(name, value);
  }
  return form;
}

/** The body as a form; no other content type is supported. */
export async function readForm(request: Request, memory: BodyMemory): Promise<Form> {
  if (!isUrlencoded(request)) {
    throw new OAuthError('invalid_request', 'The body must be a form (application/x-www-form-urlencoded).');
  }
  return readParameters(await readUrlencoded(request, { memory }));
}

export function requireMember(form: Form, name: string): string {
  const value = form.get(name);
  if (value === undefined) throw new OAuthError('invalid_request', `${name} is missing.`);
  return value;
}
