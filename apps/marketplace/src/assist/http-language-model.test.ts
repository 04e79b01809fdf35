import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCircuitBreaker } from '@relab/server/limits';
import { afterEach, expect, test } from 'vitest';
import { createHttpLanguageModel } from './http-language-model.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** A service whose responses the test sets. */
async function listen(respond: RequestListener): Promise<string> {
  const listening = createServer(respond);
  server = listening;
  await new Promise<void>((resolve) => void listening.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}/v1/chat/completions`;
}

const completion = (content: unknown): string => JSON.stringify({ choices: [{ message: { content } }] });
const messages = [{ role: 'user', content: 'A very long title' }] as const;

test('the service gets the messages, the model and the key, and its first choice is the suggestion', async () => {
  let got: { readonly body: string; readonly key: string | undefined } | undefined;
  const url = await listen(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    got = { body, key: request.headers.authorization };
    response.end(completion('A title'));
  });
  const model = createHttpLanguageModel({ url, model: 'small', key: 'secret' });
  expect(model.service).toBe(new URL(url).host);
  expect(await model.complete(messages)).toBe('A title');
  expect(got).toEqual({ body: JSON.stringify({ model: 'small', messages }), key: 'Bearer secret' });
});

test.each<[string, RequestListener, RegExp]>([
  [
    'an error',
    (_, response) => response.writeHead(500).end('the key is secret'),
    /rejected the request \(500\)/,
  ],
  ['too much to do', (_, response) => response.writeHead(429).end(), /too much to do/],
  ['no JSON', (_, response) => response.end('<html>'), /suggested nothing/],
  ['no text', (_, response) => response.end(completion({ a: 1 })), /suggested nothing/],
  ['nothing', (_, response) => response.end(completion('  ')), /suggested nothing/],
  ['no end', (_, response) => response.end(completion('x'.repeat(300_000))), /sent too much/],
  [
    'another address',
    (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    /cannot be reached/,
  ],
  ['a broken line', (request) => request.socket.destroy(), /cannot be reached/],
])('with %s it says what went wrong, in words of our own', async (_, respond, message) => {
  const lines: string[] = [];
  const url = await listen(respond);
  const model = createHttpLanguageModel({
    url,
    model: 'small',
    key: 'secret',
    log: (line) => lines.push(line),
  });
  const error = await model.complete(messages).catch((cause: unknown) => cause);
  expect(error).toMatchObject({ status: 503, message: expect.stringMatching(message) });
  expect(lines.join()).not.toContain('secret');
});

test('a service that says nothing is given up, and others wait for no place of it', async () => {
  const url = await listen(() => undefined);
  const model = createHttpLanguageModel({ url, model: 'small', timeout: 100, maxConcurrent: 1 });
  const first = model.complete(messages);
  await expect(model.complete(messages)).rejects.toMatchObject({
    message: expect.stringContaining('Others'),
  });
  await expect(first).rejects.toMatchObject({ message: expect.stringContaining('did not respond') });
  // Its place is free again.
  await expect(model.complete(messages)).rejects.toMatchObject({
    message: expect.stringContaining('did not respond'),
  });
});

test('a failing service is not called for a while, and the error for authors has the time to try again', async () => {
  let requests = 0;
  const url = await listen((_, response) => {
    requests += 1;
    response.writeHead(502).end();
  });
  const breaker = createCircuitBreaker({ name: 'assist', failures: 2 });
  const model = createHttpLanguageModel({ url, model: 'small', breaker });
  for (let count = 0; count < 2; count++) await expect(model.complete(messages)).rejects.toThrow('(502)');
  await expect(model.complete(messages)).rejects.toMatchObject({
    status: 503,
    message: 'The language model does not respond at the moment. Try again in 10 seconds.',
  });
  expect(requests).toBe(2);
});
