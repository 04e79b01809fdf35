export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export const textEncodings: readonly TextEncoding[] = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'];

const startsWith = (bytes: Uint8Array, ...marks: readonly number[]): boolean =>
  marks.every((mark, index) => bytes[index] === mark);

function isUtf8(bytes: Uint8Array): boolean {
  try {
    // The end may stand in the middle of a character.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/**
 * How a file's text is written, by its first bytes: a byte order mark, zeros at every other place, or bytes that UTF-8 does
 * not have, which is Windows then.
 */
export function detectEncoding(bytes: Uint8Array): TextEncoding {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const some = bytes.subarray(0, 4_096);
  const zeros = (parity: number): number =>
    some.reduce((sum, byte, index) => sum + (byte === 0 && index % 2 === parity ? 1 : 0), 0);
  const half = some.length / 2;
  if (zeros(1) > half * 0.3) return 'utf-16le';
  if (zeros(0) > half * 0.3) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** The text of a file, without a byte order mark. */
export const decodeText = (bytes: Uint8Array, encoding: TextEncoding): string =>
  new TextDecoder(encoding).decode(bytes);
