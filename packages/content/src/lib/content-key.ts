import { hash, randomBytes } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function base32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      text += letters.charAt((value >>> (bits - 5)) & 31);
      bits -= 5;
    }
    value &= 0xff;
  }
  return bits > 0 ? text + letters.charAt((value << (5 - bits)) & 31) : text;
}

/** `MC` and 26 characters of A–Z and 2–7, from 16 bytes: random, or always the same for a name. */
export function contentKey(name?: string): string {
  const bytes = name === undefined ? randomBytes(16) : hash('sha256', name, 'buffer').subarray(0, 16);
  return `MC${base32(bytes)}`;
}

/**
 * Whether `publishContent` takes a text for a key: `MC` and 26 characters of A to Z and 2 to 7, as `contentKey` makes
 * them.
 */
export const isContentKey = (text: string): boolean => /^MC[A-Z2-7]{26}$/.test(text);
