import { bodyTooLarge } from './body-error.ts';
import {
  announcedBytes,
  type BodyLimits,
  inTime,
  patienceFor,
  readChunks,
  requirePlain,
} from './read-chunks.ts';

/** Bytes that are read in one piece: a stream would cost more than most calls, and so few need not be counted. */
const maxSmallBytes = 16_384;

/** The complete body, at most `maxBytes` of it: see `readChunks`. */
export async function readBytes(request: Request, limits: BodyLimits): Promise<Uint8Array> {
  const announced = announcedBytes(request, limits.maxBytes);
  if (announced !== undefined && announced <= maxSmallBytes) {
    requirePlain(request);
    const bytes = new Uint8Array(await inTime(request.arrayBuffer(), patienceFor(limits, announced)));
    if (bytes.byteLength > limits.maxBytes) throw bodyTooLarge(limits.maxBytes);
    return bytes;
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of readChunks(request, limits)) chunks.push(chunk);
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}
