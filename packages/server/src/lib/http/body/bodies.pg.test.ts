import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { testEngines } from '@relab/database/testing';
import { documents, type FileServer, fileServer } from '@relab/records/testing';
import { origin, type TestBrowser, uiApi } from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { posted } from './posted.fixture.ts';

const megabytes = 1_048_576;

describe.each(testEngines)('bodies of requests on %s', (engine) => {
  let files: FileServer;
  let clerk: TestBrowser;
  beforeAll(async () => {
    files = await fileServer(engine);
    clerk = await files.shop.signedIn('clerk@example.com', ['clerk']);
  });
  afterAll(() => files.close());

  const send = async (
    path: string,
    pieces: Iterable<string | Uint8Array>,
    headers: Readonly<Record<string, string>>,
    by?: TestBrowser,
  ) => {
    const { request, taken } = posted(pieces, {
      'sec-fetch-site': 'same-origin',
      ...(by ? { cookie: [...by.cookies].map((pair) => pair.join('=')).join('; ') } : {}),
      ...headers,
    });
    const response = await files.shop.server.fetch(new Request(new URL(path, origin), request));
    const text = await response.text();
    const body: unknown = text === '' ? null : JSON.parse(text);
    return { status: response.status, headers: response.headers, body, taken: taken() };
  };
  const multipart = { 'content-type': 'multipart/form-data; boundary=cut' };
  const json = { 'content-type': 'application/json' };
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
  const many = (count: number) => Array.from({ length: count }, () => new Uint8Array(megabytes));

  test('a guest’s upload is rejected before any of it is read', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, () =>
        send(`${documents}/content-versions`, many(24), {
          ...multipart,
          'content-length': String(24 * megabytes),
        }),
      ),
    );
    for (const { status, taken, body } of answers)
      expect({ status, taken, body }).toMatchObject({
        status: 403,
        taken: 0,
        body: [{ errorCode: expect.any(String) }],
      });
  });

  test('an upload of somebody signed in is read as it comes, and no further than its limit', async () => {
    const { status, taken } = await send(`${documents}/content-versions`, many(24), multipart, clerk);
    expect(status).toBe(400);
    expect(taken).toBeLessThan(3);
    const headers = { ...multipart, 'content-length': String(24 * megabytes) };
    expect(await send(`${documents}/content-versions`, many(24), headers, clerk)).toMatchObject({
      status: 413,
      taken: 0,
    });
  });

  test('a guest may send less JSON than a user', async () => {
    const path = `${uiApi}/records`;
    const body = [JSON.stringify({ apiName: 'Account', fields: { Name: 'x'.repeat(300_000) } })];
    expect(await send(path, body, json)).toMatchObject({
      status: 413,
      body: [{ errorCode: 'PAYLOAD_TOO_LARGE' }],
    });
    expect(await send(path, body, json, clerk)).toMatchObject({ status: 400 });
  });

  test.each([
    ['without a value', 'a&'],
    ['with one', 'a=1&'],
    ['without a name', '&'],
  ])('a megabyte of form fields %s for a token is not parsed', async (_, field) => {
    const pieces = Array(16).fill(field.repeat(65_536 / field.length));
    const { status, taken, body } = await send('/services/oauth2/token', pieces, urlencoded);
    expect({ status, body }).toMatchObject({ status: 413, body: { error: 'invalid_request' } });
    expect(taken).toBeLessThan(4);
    const within = ['a&'.repeat(30_000)];
    expect(await send('/services/oauth2/token', within, urlencoded)).toMatchObject({ status: 413 });
  });

  test('a call without a body reads none', async () => {
    const { status, taken } = await send(`${uiApi}/object-info/Account`, many(24), json);
    expect({ status, taken }).toEqual({ status: 405, taken: 0 });
  });

  test('a body that its client breaks off is no fault of the database, and nothing is logged', async () => {
    const { server, lines } = files.shop;
    const answered: number[] = [];
    const http = createServer(
      getRequestListener(async (request) => {
        const response = await server.fetch(request);
        answered.push(response.status);
        return response;
      }),
    );
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    const { port } = http.address() as AddressInfo;
    const before = lines.length;
    const breakOff = (path: string, type: string, length: number) =>
      new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => {
          const head = `POST ${path} HTTP/1.1\r\nHost: shop.test\r\nSec-Fetch-Site: same-origin\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n`;
          socket.write(`${head}\r\n{"apiName":`, () => setTimeout(() => socket.resetAndDestroy(), 50));
        });
        socket.on('close', () => resolve());
        socket.on('error', () => undefined);
      });
    await Promise.all([
      breakOff('/services/identity/sign-in', 'application/json', 1_000),
      breakOff(`${uiApi}/records`, 'application/json', 100_000),
      breakOff('/services/oauth2/token', 'application/x-www-form-urlencoded', 1_000),
    ]);
    await expect.poll(() => answered.length, { timeout: 10_000 }).toBe(3);
    await new Promise((resolve) => http.close(resolve));
    expect(answered).toEqual([400, 400, 400]);
    expect(lines.slice(before)).toEqual([]);
  });
});
