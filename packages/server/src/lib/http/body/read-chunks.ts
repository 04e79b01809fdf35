import { bodyBrokenOff, bodyTooLarge, bodyTooSlow, unsupportedBody } from './body-error.ts';
import { type BodyMemory, smallBodyBytes, uncountedBody } from './body-memory.ts';

/** How long a body may take. */
export interface Patience {
  /** Milliseconds without a byte. */
  readonly idle: number;
  /** Milliseconds for any body, beside the time that its bytes take at the least speed. */
  readonly base: number;
  /** Bytes a second: the least speed of a large body. */
  readonly speed: number;
}

const defaultPatience: Patience = { idle: 10_000, base: 20_000, speed: 65_536 };

export interface BodyLimits {
  readonly maxBytes: number;
  readonly memory?: BodyMemory | undefined;
  readonly patience?: Patience;
}

/** `Content-Length`; undefined for a body that comes in chunks. Throws where it is more than the limit. */
export function announcedBytes({ headers }: Request, maxBytes: number): number | undefined {
  const announced = headers.get('content-length');
  if (announced === null) return undefined;
  if (!(Number(announced) <= maxBytes)) throw bodyTooLarge(maxBytes);
  return Number(announced);
}

/** A compressed body may unpack to a thousand times its size; no client of ours sends one. */
export function requirePlain({ headers }: Request): void {
  const coding = headers.get('content-encoding')?.trim().toLowerCase() ?? '';
  if (coding !== '' && coding !== 'identity')
    throw unsupportedBody('Compressed request bodies are not supported.', { 'Accept-Encoding': 'identity' });
}

/** The result of a read; a body that stalls is given up, and one whose client left is no fault of the server. */
export async function inTime<Result>(reading: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(bodyTooSlow()), Math.max(0, milliseconds));
  });
  try {
    return await Promise.race([
      reading.catch(() => {
        throw bodyBrokenOff();
      }),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

export const patienceFor = ({ patience = defaultPatience }: BodyLimits, bytes: number): number =>
  patience.base + (bytes / patience.speed) * 1000;

/**
 * The body as it arrives, at most `maxBytes` of it. Memory is reserved before the first byte is read. Throws PAYLOAD_TOO_LARGE,
 * SERVER_UNAVAILABLE where there is no memory, and 408 for a body that stalls.
 */
export async function* readChunks(
  request: Request,
  limits: BodyLimits,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { maxBytes, memory = uncountedBody, patience = defaultPatience } = limits;
  requirePlain(request);
  const atMost = announcedBytes(request, maxBytes) ?? maxBytes;
  const isLarge = atMost > smallBodyBytes;
  if (isLarge) await memory.reserve(atMost);
  const reader = request.body?.getReader();
  if (!reader) return;
  const end = performance.now() + patienceFor(limits, atMost);
  let length = 0;
  try {
    for (;;) {
      const left = end - performance.now();
      const { done, value } = await inTime(reader.read(), Math.min(patience.idle, left));
      if (done) return;
      length += value.byteLength;
      if (length > maxBytes) throw bodyTooLarge(maxBytes);
      if (!isLarge) memory.add(value.byteLength);
      yield value;
    }
  } finally {
    // What is left stays unread: the transport ends the connection.
    reader.cancel().catch(() => undefined);
  }
}
