import { type Look, parseLook } from './look.ts';

/** The view that an address names: one block with its controls, or a frame with nothing but its examples. */
export interface Address {
  readonly name: string | undefined;
  /** `live` shows what the surrounding window sends, `examples` the examples of the block, undefined is the gallery itself. */
  readonly frame: 'live' | 'examples' | undefined;
  readonly look: Look;
}

/** Reads `?block=tile`, `?frame=tile` and `?live=tile`, each with the look; anything else is left out. */
export function parseAddress(search: string): Address {
  const asked = new URLSearchParams(search);
  const [live, examples, block] = ['live', 'frame', 'block'].map((name) => asked.get(name) ?? undefined);
  const frame = live === undefined ? (examples === undefined ? undefined : 'examples') : 'live';
  return { name: live ?? examples ?? block, frame, look: parseLook(asked) };
}

/** The address of a block, in the look that is chosen now. */
export function addressOf(kind: 'block' | 'frame' | 'live', name: string, look: Look): string {
  const asked = new URLSearchParams({ [kind]: name });
  if (look.theme !== 'system') asked.set('theme', look.theme);
  if (look.direction !== 'ltr') asked.set('direction', look.direction);
  if (look.width !== undefined && kind === 'block') asked.set('width', String(look.width));
  return `?${asked}`;
}
