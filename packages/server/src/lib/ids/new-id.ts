import { randomBytes } from 'node:crypto';
import { normalizeId } from '@relab/contract';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Letters drawn evenly: bytes past the last multiple of 62 are thrown away. */
function randomLetters(count: number): string {
  let text = '';
  while (text.length < count) {
    for (const byte of randomBytes(count)) {
      if (byte < 248 && text.length < count) text += letters.charAt(byte % 62);
    }
  }
  return text;
}

/** A new id of 18 characters: the object's prefix, 12 random letters (71 bits), and the checksum. */
export function newId(keyPrefix: string): string {
  return normalizeId(keyPrefix + randomLetters(15 - keyPrefix.length));
}
