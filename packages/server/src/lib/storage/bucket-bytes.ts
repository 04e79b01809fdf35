import { bodyWithTimeout } from '../limits/body-timeout.ts';
import type { BucketOptions } from './bucket.ts';
import { readListing } from './bucket-listing.ts';
import { requestBucket } from './bucket-request.ts';
import { type ByteStore, type NewBytes, requireByteName, type StoredBytes } from './byte-store.ts';
import { StorageError } from './storage-error.ts';

/** The service reports errors as XML; its code and message are useful to an operator. */
async function failed(response: Response, bucket: string, deed: string): Promise<StorageError> {
  const text = await response.text().catch(() => '');
  const code = /<Code>([\w.-]{1,80})<\/Code>/.exec(text)?.[1] ?? '';
  const why = `${response.status}${code === '' ? '' : `, ${code}`}`;
  if (response.status === 507 || code === 'XMinioStorageFull' || code === 'QuotaExceeded')
    return new StorageError('full', `The bucket ${bucket} has no room left (${why}).`);
  return response.status === 401 || response.status === 403
    ? new StorageError(
        'refused',
        `The bucket ${bucket} refused to ${deed} (${why}). The key needs the rights to list, read, write and delete in it.`,
      )
    : new StorageError('broken', `The bucket ${bucket} could not ${deed} (${why}).`);
}

function storedBytesOf(name: string, { headers }: Response, size: number): StoredBytes {
  const changed = Date.parse(headers.get('last-modified') ?? '');
  const etag = headers.get('etag') ?? '';
  if (!Number.isSafeInteger(size) || !/^"[^"]*"$/.test(etag))
    throw new StorageError('broken', `The bucket told no size or no tag of ${name}.`);
  return { name, size, etag, changed: Number.isNaN(changed) ? 0 : changed };
}

const brokenOff = (cause: unknown): StorageError =>
  new StorageError('away', `What the bucket was sending broke off: ${String(cause)}.`, { cause });

const numberOf = (text: string | null | undefined): number => (text ? Number(text) : Number.NaN);

const countOf = (bytes: NewBytes): number => (bytes instanceof Uint8Array ? bytes.byteLength : bytes.size);

/**
 * A bucket of a service that speaks S3, addressed by path, which every such service knows. What is written there is seen once all
 * of it has come, and never in part: the service checks the declared length.
 */
export function openBucket(options: BucketOptions): ByteStore {
  const { bucket, prefix = '', patience = 10_000 } = options;
  const keyOf = (name: string): string => prefix + requireByteName(name);

  return {
    async find(name) {
      const response = await requestBucket(options, { method: 'HEAD', key: keyOf(name) });
      if (response.status === 404) return undefined;
      if (!response.ok) throw await failed(response, bucket, 'tell of a file');
      return storedBytesOf(name, response, numberOf(response.headers.get('content-length')));
    },

    async read(name, range) {
      const headers = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
      const response = await requestBucket(options, { method: 'GET', key: keyOf(name), headers });
      if (response.status === 404) {
        await response.body?.cancel();
        return undefined;
      }
      if (!response.ok) throw await failed(response, bucket, 'give a file');
      if (range && response.status !== 206) {
        await response.body?.cancel();
        throw new StorageError('broken', `The bucket ${bucket} gives no parts of files.`);
      }
      const whole = range
        ? response.headers.get('content-range')?.split('/')[1]
        : response.headers.get('content-length');
      const body = response.body ? bodyWithTimeout(response.body, patience, brokenOff) : new Uint8Array();
      return { ...storedBytesOf(name, response, numberOf(whole)), body };
    },

    async write(name, content, contentType) {
      const headers = { 'Content-Type': contentType };
      const response = await requestBucket(options, { method: 'PUT', key: keyOf(name), headers, content });
      if (!response.ok) throw await failed(response, bucket, 'keep a file');
      await response.body?.cancel();
      return { ...storedBytesOf(name, response, countOf(content)), changed: Date.now() };
    },

    async remove(name) {
      const response = await requestBucket(options, { method: 'DELETE', key: keyOf(name) });
      if (!response.ok && response.status !== 404) throw await failed(response, bucket, 'remove a file');
      await response.body?.cancel();
    },

    async *list() {
      let next: string | undefined;
      do {
        const query = { 'list-type': '2', prefix, ...(next ? { 'continuation-token': next } : {}) };
        const response = await requestBucket(options, { method: 'GET', key: '', query });
        if (!response.ok) throw await failed(response, bucket, 'list its files');
        const page = readListing(await response.text());
        for (const one of page.found) yield { ...one, name: one.name.slice(prefix.length) };
        next = page.next;
      } while (next !== undefined);
    },

    // A bucket shows nothing half-written, and keeps none of it.
    removeParts: async () => undefined,
  };
}
