import { malformedBody, unsupportedBody } from './body-error.ts';
import { isNestedDeeper, maxJsonDepth } from './json-depth.ts';
import { readBytes } from './read-bytes.ts';
import type { BodyLimits } from './read-chunks.ts';

/** Default limit of bytes of JSON: guests have nothing large to send. */
export const jsonBytes = { guest: 262_144, user: 1_048_576 } as const;

const isJson = (type: string): boolean => /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type);

/** The body as parsed JSON; undefined for an empty one. */
export async function readJson(request: Request, limits: BodyLimits): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  const wrongType = () =>
    unsupportedBody('The request body must be JSON, with the content type application/json.');
  // A body without bytes has no type either; what has another type is not read.
  if (type !== '' && !isJson(type) && request.headers.get('content-length') !== '0') throw wrongType();
  const bytes = await readBytes(request, limits);
  if (bytes.byteLength === 0) return undefined;
  if (!isJson(type)) throw wrongType();
  if (isNestedDeeper(bytes))
    throw malformedBody(`The request body is nested deeper than ${maxJsonDepth} levels.`);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw malformedBody('The request body is not well-formed JSON.');
  }
}
