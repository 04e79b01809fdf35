import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestEngine } from '@relab/database/testing';
import { type ByteStore, openFolder } from '@relab/server/storage';
import {
  origin,
  type PlatformOptions,
  type TestBrowser,
  type TestResponse,
  type TestServer,
  testServer,
  uiApi,
} from '@relab/test-server';
import { labObjects } from '../objects/lab.fixture.ts';
import { createFileStore } from './file-store.ts';
import { fileObjects } from './objects.ts';

export const documents = `${uiApi}/records/content-documents`;
export const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

export interface FileServer {
  readonly shop: TestServer;
  /** Sends a form of these parts. */
  send(
    by: TestBrowser,
    path: string,
    parts: BodyInit,
    headers?: Record<string, string>,
  ): Promise<TestResponse>;
  /** Uploads bytes; the answer's body has the ids. */
  upload(
    by: TestBrowser,
    bytes: Uint8Array<ArrayBuffer> | string,
    name: string,
    json?: object,
    path?: string,
  ): Promise<TestResponse>;
  /** The bytes at an address, as the caller gets them. */
  download(by: TestBrowser, path: string, headers?: Record<string, string>): Promise<Response>;
  /** Stored files. */
  kept(): Promise<number>;
  close(): Promise<void>;
}

/** The workshop, which takes files of at most 10,000 bytes. `around` is put between it and its folder. */
export async function fileServer(
  engine: TestEngine,
  around: (bytes: ByteStore) => ByteStore = (bytes) => bytes,
  more: Partial<PlatformOptions> = {},
): Promise<FileServer> {
  const folder = await mkdtemp(join(tmpdir(), 'relab-files-'));
  const shop = await testServer(engine, {
    declared: [...labObjects, ...fileObjects],
    files: { store: createFileStore(around(openFolder(folder))), maxFileBytes: 10_000 },
    ...more,
  });
  const headersOf = (by: TestBrowser): Record<string, string> => ({
    'sec-fetch-site': 'same-origin',
    cookie: [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });
  const send: FileServer['send'] = async (by, path, body, headers = {}) => {
    // As bytes, as the wire brings them: a form would go on writing into a request that was refused half-way.
    const whole = await new Response(body).blob();
    const type = whole.type === '' ? {} : { 'content-type': whole.type };
    const init = { method: 'POST', headers: { ...headersOf(by), ...type, ...headers } };
    const request = new Request(new URL(path, origin), { ...init, body: await whole.arrayBuffer() });
    const response = await shop.server.fetch(request);
    return { status: response.status, body: await response.json(), headers: response.headers };
  };
  return {
    shop,
    send,
    upload(by, bytes, name, json = {}, path = `${documents}/content-versions`) {
      const form = new FormData();
      form.append('json', new Blob([JSON.stringify(json)], { type: 'application/json' }));
      form.append('fileData', new File([bytes], name));
      return send(by, path, form);
    },
    download: (by, path, headers = {}) =>
      shop.server.fetch(new Request(new URL(path, origin), { headers: { ...headersOf(by), ...headers } })),
    async kept() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).length;
    },
    async close() {
      await shop.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
