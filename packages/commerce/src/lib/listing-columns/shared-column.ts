/** A column over memory that threads share. */
export type Column = Uint8Array | Int32Array | Float64Array;

interface ColumnKind<C extends Column> {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: SharedArrayBuffer, offset: number, length: number): C;
}

/** From so many listings on a column has addresses for very many, so that it grows where it is. */
const reservedFrom = 100_000;
const reservedListings = 2 ** 26;

/**
 * A column with room for so many listings, `width` elements each, and what the given one has. Growing by copies would hold the event
 * loop for a second and need the memory twice where there are ten million listings: large columns reserve addresses, which
 * take no memory before they are written to, and grow in place. Whoever reads the column before goes on reading the same memory.
 */
export function withRoom<C extends Column>(
  column: C,
  kind: ColumnKind<C>,
  listings: number,
  width: number = 1,
): C {
  const { buffer } = column;
  const bytes = kind.BYTES_PER_ELEMENT * width * listings;
  if (buffer instanceof SharedArrayBuffer && buffer.growable && bytes <= buffer.maxByteLength) {
    if (bytes > buffer.byteLength) buffer.grow(bytes);
    return new kind(buffer, 0, width * listings);
  }
  const reserved = kind.BYTES_PER_ELEMENT * width * Math.max(reservedListings, 2 * listings);
  const room = new SharedArrayBuffer(bytes, listings < reservedFrom ? {} : { maxByteLength: reserved });
  const wider = new kind(room, 0, width * listings);
  wider.set(column);
  return wider;
}
