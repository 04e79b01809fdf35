import { ApiError } from './api-error.ts';

const usualLimit = 1_048_576;

const tooLarge = (limit: number): ApiError =>
  new ApiError(
    'PAYLOAD_TOO_LARGE',
    `The request body is larger than ${limit < usualLimit ? `${limit / 1024} kB` : `${Math.floor(limit / 1_048_576)} MB`}.`,
  );

/** The body; one of more than `limit` bytes is refused before it is read to its end. */
export async function readBytes(request: Request, limit = usualLimit): Promise<Uint8Array<ArrayBuffer>> {
  const announced = request.headers.get('content-length');
  if (Number(announced ?? 0) > limit) throw tooLarge(limit);
  if (announced !== null) {
    // Nothing longer comes over the wire than was announced; a stream would cost more than most calls.
    const whole = new Uint8Array(await request.arrayBuffer());
    if (whole.byteLength > limit) throw tooLarge(limit);
    return whole;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The body as parsed JSON, or undefined where there is none. */
export async function readJson(request: Request, limit?: number): Promise<unknown> {
  const bytes = await readBytes(request, limit);
  if (bytes.byteLength === 0) return undefined;
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)) {
    throw new ApiError(
      'UNSUPPORTED_MEDIA_TYPE',
      'The request body must be JSON, with the content type application/json.',
    );
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError('JSON_PARSER_ERROR', 'The request body is not well-formed JSON.');
  }
}
