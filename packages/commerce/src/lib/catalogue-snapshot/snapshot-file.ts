import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

/** Bytes that are copied, summed and written in one turn: a few milliseconds of the event loop. */
const sliceSize = 2 ** 22;

/** A snapshot that cannot be used, and why. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
}

const bytesOf = (values: ArrayBufferView): Uint8Array =>
  new Uint8Array(values.buffer, values.byteOffset, values.byteLength);

/**
 * Writes bytes one behind the other, and their sum at the end. Each slice is copied before it is summed: columns may change
 * while they are written, and the sum has to be that of the bytes in the file.
 */
export class SnapshotWriter {
  readonly #handle: FileHandle;
  readonly #slice = Buffer.allocUnsafe(sliceSize);
  #sum = 0;

  constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  async write(values: ArrayBufferView): Promise<void> {
    const bytes = bytesOf(values);
    for (let from = 0; from < bytes.length; from += sliceSize) {
      const length = Math.min(sliceSize, bytes.length - from);
      this.#slice.set(bytes.subarray(from, from + length));
      const slice = this.#slice.subarray(0, length);
      this.#sum = crc32(slice, this.#sum);
      await this.#put(slice);
    }
  }

  /** A value as JSON behind its length. */
  async writeJson(value: unknown): Promise<void> {
    const json = Buffer.from(JSON.stringify(value));
    await this.write(Uint32Array.of(json.length));
    await this.write(json);
  }

  async writeSum(): Promise<void> {
    await this.#put(bytesOf(Uint32Array.of(this.#sum)));
  }

  async #put(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length; ) at += (await this.#handle.write(bytes, at)).bytesWritten;
  }
}

/** Reads what a writer wrote. What is read may be used once the sum was found to be right. */
export class SnapshotReader {
  readonly #handle: FileHandle;
  #sum = 0;

  constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  /** Fills the values from the file. */
  async read(values: ArrayBufferView): Promise<void> {
    const bytes = bytesOf(values);
    for (let from = 0; from < bytes.length; from += sliceSize) {
      const slice = bytes.subarray(from, Math.min(bytes.length, from + sliceSize));
      await this.#fill(slice);
      this.#sum = crc32(slice, this.#sum);
    }
  }

  async readJson(maxBytes: number): Promise<unknown> {
    const length = new Uint32Array(1);
    await this.read(length);
    const [size = 0] = length;
    if (size > maxBytes) throw new SnapshotError('it is damaged');
    const json = Buffer.allocUnsafe(size);
    await this.read(json);
    try {
      return JSON.parse(json.toString());
    } catch {
      throw new SnapshotError('it is damaged');
    }
  }

  async checkSum(): Promise<void> {
    const stored = new Uint32Array(1);
    await this.#fill(bytesOf(stored));
    if (stored[0] !== this.#sum) throw new SnapshotError('its checksum is wrong');
  }

  async #fill(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length; ) {
      const { bytesRead } = await this.#handle.read(bytes, at, bytes.length - at);
      if (bytesRead === 0) throw new SnapshotError('it ends too early');
      at += bytesRead;
    }
  }
}
