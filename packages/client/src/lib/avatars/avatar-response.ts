import type { RecordAvatar } from '@relab/contract/records';
import { ClientError } from '../errors/client-error.ts';
import { invalidResponse } from '../errors/errors.ts';
import { partResult } from '../sources/batch.ts';

const unreadable = (message: string, cause: unknown): ClientError =>
  invalidResponse(message, { cause, part: true });

/** The code of the error for a record that a map of avatars leaves out. */
export const noAvatar = 'NO_AVATAR';

/** D-087: a photo or a theme. Anything else is an error (D-212), as is what does not say which it is (D-213). */
export function avatarIn(value: unknown): RecordAvatar | ClientError {
  const { type } = Object(value) as { readonly type?: unknown };
  if (type === 'Photo' || type === 'Theme') return value as RecordAvatar;
  return unreadable(
    typeof type === 'string' ? 'Unsupported avatar type' : 'Invalid discriminatorValue',
    value,
  );
}

/** D-090, D-091: the status of an entry distinguishes its kinds. */
function entryIn(entry: unknown): RecordAvatar | ClientError {
  const { statusCode, result } = Object(entry) as {
    readonly statusCode?: unknown;
    readonly result?: unknown;
  };
  if (statusCode === 200) return avatarIn(result);
  return statusCode === 400 || statusCode === 404
    ? partResult({ statusCode, result })
    : unreadable('Invalid discriminatorValue', entry);
}

/**
 * The avatars of the ids, in their order, in both forms of the response: results in the requested order, or a map by record
 * id (D-221). Throws where it is neither.
 */
export function avatarsIn(
  response: unknown,
  ids: readonly string[],
): readonly (RecordAvatar | ClientError)[] {
  if (typeof response !== 'object' || response === null || Array.isArray(response))
    throw unreadable('The answer cannot be read.', response);
  if ('results' in response) {
    const results: readonly unknown[] = Array.isArray(response.results) ? response.results : [];
    return ids.map((_, index) => entryIn(results[index]));
  }
  const byId = new Map<string, unknown>(Object.entries(response));
  return ids.map((id) => {
    const found = byId.get(id) ?? byId.get(id.slice(0, 15));
    if (found !== undefined) return avatarIn(found);
    const body = [{ errorCode: noAvatar, message: 'The record has no avatar.' }];
    return new ClientError(404, 'Not Found', body, { part: true });
  });
}
