import { randomFillSync } from 'node:crypto';
import { normalizeId } from '@relab/contract';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Random bytes for some hundred ids at a time: asking for them one id at a time costs most of what an id costs. */
const pool = new Uint8Array(4096);
let used = pool.length;

function randomByte(): number {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const byte = pool[used] ?? 0;
  pool[used] = 0;
  used += 1;
  return byte;
}

/** Letters drawn evenly: bytes past the last multiple of 62 are thrown away. */
function randomLetters(count: number): string {
  let text = '';
  while (text.length < count) {
    const byte = randomByte();
    if (byte < 248) text += letters.charAt(byte % 62);
  }
  return text;
}

/** A new id of 18 characters: the object's prefix, 12 random characters (71 bits), and the checksum. */
export function newId(keyPrefix: string): string {
  return normalizeId(keyPrefix + randomLetters(15 - keyPrefix.length));
}
