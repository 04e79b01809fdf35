import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readAllBytes } from './byte-store.ts';
import { openFolder } from './folder-bytes.ts';
import { StorageError } from './storage-error.ts';

// A process of its own, which may write no file of more than some kilobytes: prints the result of writing longer ones.
const [folder = ''] = process.argv.slice(2);
const store = openFolder(folder);
const large = new Uint8Array(1_000_000);

const failureOf = (error: unknown): string =>
  error instanceof StorageError ? `${error.failure}: ${error.message}` : String(error);

await store.write('ab/before', new Uint8Array([1, 2, 3]), 'x/y');
const failures: string[] = [];
await store.write('ab/large', large, 'x/y').catch((error: unknown) => failures.push(failureOf(error)));
const open = () => new Blob([large]).stream() as ReadableStream<Uint8Array<ArrayBuffer>>;
await store
  .write('ab/stream', { size: large.byteLength, open }, 'x/y')
  .catch((error: unknown) => failures.push(failureOf(error)));
await store.write('ab/after', new Uint8Array([4]), 'x/y');

const seen: string[] = [];
for await (const { name, size } of store.list()) seen.push(`${name} ${size}`);
const before = await store.read('ab/before');
process.stdout.write(
  JSON.stringify({
    failures,
    seen: seen.sort(),
    parts: await readdir(join(folder, 'part')),
    read: before && [...(await readAllBytes(before))],
  }),
);
