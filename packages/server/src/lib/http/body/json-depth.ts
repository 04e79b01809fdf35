/** Deeper than any body of ours; what walks through one may call itself as often. */
export const maxJsonDepth = 100;

const quote = 0x22;
const backslash = 0x5c;
const open = new Set([0x5b, 0x7b]);
const close = new Set([0x5d, 0x7d]);

/**
 * Whether JSON is nested deeper than `max`, without parsing it: a megabyte of `[` takes the parser a tenth of a second, and
 * whatever walks through the result its stack. For text that is not JSON the result means nothing.
 */
export function isNestedDeeper(json: Uint8Array, max = maxJsonDepth): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0;
    if (isText) {
      if (byte === backslash) at++;
      else if (byte === quote) isText = false;
    } else if (byte === quote) isText = true;
    else if (open.has(byte)) {
      depth++;
      if (depth > max) return true;
    } else if (close.has(byte)) depth--;
  }
  return false;
}
