/** What a store knows of bytes that it keeps under a name. */
export interface StoredBytes {
  readonly name: string;
  readonly size: number;
  /** As HTTP writes it, in quotes: other bytes have another. */
  readonly etag: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

/** From the first byte to the last one, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export type Body = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;

export interface OpenedBytes extends StoredBytes {
  /** The requested range, else all of it. `size` is that of all bytes either way. */
  readonly body: Body;
}

/** Bytes in memory, or a stream of known length that can be opened once more when a network fails. */
export type NewBytes =
  | Uint8Array
  | { readonly size: number; open(): ReadableStream<Uint8Array<ArrayBuffer>> };

/**
 * Bytes stored by name: in a folder, or a bucket that speaks S3. They are there completely or not at all, and what stands
 * under a name is never replaced by anything else. Everything here throws `StorageError` where the store itself fails.
 */
export interface ByteStore {
  find(name: string): Promise<StoredBytes | undefined>;
  /** Undefined where there is nothing. A range lies within the bytes. */
  read(name: string, range?: ByteRange): Promise<OpenedBytes | undefined>;
  write(name: string, bytes: NewBytes, contentType: string): Promise<StoredBytes>;
  /** Also where there is nothing. */
  remove(name: string): Promise<void>;
  /** Everything that is stored, in no particular order. */
  list(): AsyncIterable<StoredBytes>;
  /** Removes what killed processes left behind half-written, where a store can have such. */
  removeParts(now?: number): Promise<void>;
}

const namePattern = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}\/){0,3}[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;

/** A path below the store, which leads nowhere else. Throws `TypeError` for any other. */
export function requireByteName(name: string): string {
  if (!namePattern.test(name)) throw new TypeError(`"${name}" is no name of kept bytes.`);
  return name;
}

/** All of it, in memory. */
export async function readAllBytes({ body }: Pick<OpenedBytes, 'body'>): Promise<Uint8Array<ArrayBuffer>> {
  return body instanceof Uint8Array ? body : new Uint8Array(await new Response(body).arrayBuffer());
}
