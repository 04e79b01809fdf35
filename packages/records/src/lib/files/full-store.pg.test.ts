import { testEngines } from '@relab/database/testing';
import { StorageError } from '@relab/server/storage';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { fileServer, png } from './files.fixture.ts';

// The storage is the same on both engines.
const engine = testEngines[0] ?? 'pglite';

test('an upload that the full store rejects leaves no record and says why, and stored files can still be read', async () => {
  let failure: 'full' | 'away' | undefined;
  const files = await fileServer(engine, (bytes) => ({
    ...bytes,
    write: async (...given) =>
      failure
        ? Promise.reject(new StorageError(failure, 'There is no room left in /secret/folder (ENOSPC).'))
        : await bytes.write(...given),
  }));
  onTestFinished(() => files.close());
  const seller = await files.shop.signedIn('seller@example.com', ['seller']);
  const first = await files.upload(seller, png, 'a.png');
  expect(first.status).toBe(201);
  const { id } = (first.body as { readonly contentVersion: { readonly id: string } }).contentVersion;

  for (const [kind, status] of [
    ['full', 507],
    ['away', 503],
  ] as const) {
    failure = kind;
    const answer = await files.upload(seller, png, 'b.png');
    expect(answer).toMatchObject({ status, body: [{ errorCode: 'SERVER_UNAVAILABLE' }] });
    expect(JSON.stringify(answer.body)).not.toContain('secret');
    expect(files.shop.lines.at(-1)).toContain('/secret/folder');
  }
  const { rows } = await sql`select id from content_version`.execute(files.shop.database);
  expect(rows).toEqual([{ id }]);
  expect(await files.kept()).toBe(1);

  const read = (headers: Record<string, string> = {}) =>
    files.download(seller, `/sfc/servlet.shepherd/version/download/${id}`, headers);
  expect(new Uint8Array(await (await read()).arrayBuffer())).toEqual(png);
  const part = await read({ range: 'bytes=1-3' });
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
    206,
    'PNG',
    'bytes 1-3/11',
  ]);
  const beyond = await read({ range: 'bytes=11-' });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */11']);
});
