import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { BucketOptions } from './bucket.ts';

interface Stored {
  readonly bytes: Buffer;
  readonly type: string;
  readonly changed: Date;
}

export interface TestBucket {
  readonly options: BucketOptions;
  readonly kept: Map<string, Stored>;
  /** `GET /key` and so on, in order. */
  readonly asked: string[];
  /** Taken from the front: each answers one question in place of the bucket. */
  readonly faults: ((request: IncomingMessage, response: ServerResponse) => void)[];
  /** A page of a listing holds so many. */
  page: number;
}

const accessKeyId = 'test-key';
const secretAccessKey = 'test-secret';
const region = 'test-region';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The signature that a request must bear, by the published description of AWS Signature Version 4: nothing of it is taken from
 * the client under test.
 */
function signatureOf(request: IncomingMessage, names: readonly string[], date: string): string {
  const url = new URL(request.url ?? '', 'http://bucket');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const path = decodeURIComponent(url.pathname).split('/').map(encode).join('/');
  const headers = names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`).join('');
  const canonical = [
    request.method,
    path,
    query,
    headers,
    names.join(';'),
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const day = date.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = hmac(hmac(hmac(hmac(`AWS4${secretAccessKey}`, day), region), 's3'), 'aws4_request');
  return hmac(key, `AWS4-HMAC-SHA256\n${date}\n${scope}\n${sha256(canonical)}`).toString('hex');
}

/** Undefined where the request is allowed. */
function refusal(request: IncomingMessage, body: Buffer): string | undefined {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (!match) return 'AccessDenied';
  const [, id, , where, list = '', signature] = match;
  const names = list.split(';');
  const date = String(request.headers['x-amz-date']);
  const hash = String(request.headers['x-amz-content-sha256']);
  if (id !== accessKeyId) return 'InvalidAccessKeyId';
  if (where !== region) return 'AuthorizationHeaderMalformed';
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)))
    return 'AccessDenied';
  const said = Date.parse(date.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - said) < 900_000)) return 'RequestTimeTooSkewed';
  if (signatureOf(request, names, date) !== signature) return 'SignatureDoesNotMatch';
  return hash === 'UNSIGNED-PAYLOAD' || hash === sha256(body) ? undefined : 'XAmzContentSHA256Mismatch';
}

const fail = (response: ServerResponse, status: number, code: string): void => {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`);
};

const tagOf = ({ bytes }: Stored): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

function sendObject(request: IncomingMessage, response: ServerResponse, found: Stored): void {
  const headers = {
    'Content-Type': found.type,
    ETag: tagOf(found),
    'Last-Modified': found.changed.toUTCString(),
  };
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
  const size = found.bytes.byteLength;
  const [start, end] = range ? [Number(range[1]), Math.min(Number(range[2]), size - 1)] : [0, size - 1];
  if (range && start >= size) {
    fail(response, 416, 'InvalidRange');
    return;
  }
  const part = found.bytes.subarray(start, end + 1);
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'Content-Length': part.byteLength,
    ...(range ? { 'Content-Range': `bytes ${start}-${end}/${size}` } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : part);
}

function sendListing(response: ServerResponse, url: URL, { kept, page }: TestBucket): void {
  const prefix = url.searchParams.get('prefix') ?? '';
  const after = url.searchParams.get('continuation-token') ?? '';
  const keys = [...kept.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const shown = keys.slice(0, page);
  const isCut = shown.length < keys.length;
  const contents = shown.flatMap((key) => {
    const one = kept.get(key);
    return one
      ? `<Contents><Key>${key}</Key><LastModified>${one.changed.toISOString()}</LastModified>` +
          `<ETag>${tagOf(one).replaceAll('"', '&quot;')}</ETag><Size>${one.bytes.byteLength}</Size></Contents>`
      : [];
  });
  const next = isCut ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : '';
  response.writeHead(200, { 'Content-Type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">` +
      `<IsTruncated>${isCut}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`,
  );
}

/** Undefined where the connection ended before all of it came. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const pieces: Buffer[] = [];
  try {
    for await (const piece of request) pieces.push(piece as Buffer);
  } catch {
    return undefined;
  }
  return Buffer.concat(pieces);
}

async function answer(request: IncomingMessage, response: ServerResponse, bucket: TestBucket): Promise<void> {
  const url = new URL(request.url ?? '', 'http://bucket');
  const key = decodeURIComponent(url.pathname.replace(/^\/test-bucket\/?/, ''));
  bucket.asked.push(`${request.method} /${key}`);
  const fault = bucket.faults.shift();
  if (fault) return fault(request, response);
  if (request.method === 'PUT' && request.headers['content-length'] === undefined)
    return fail(response, 411, 'MissingContentLength');
  const body = await readBody(request);
  if (!body) return;
  const refused = refusal(request, body);
  if (refused !== undefined) return fail(response, 403, refused);
  if (!url.pathname.startsWith('/test-bucket')) return fail(response, 404, 'NoSuchBucket');
  if (key === '') return sendListing(response, url, bucket);
  if (request.method === 'PUT') {
    const type = request.headers['content-type'] ?? '';
    const stored = { bytes: body, type, changed: new Date() };
    bucket.kept.set(key, stored);
    response.writeHead(200, { ETag: tagOf(stored) });
    response.end();
    return;
  }
  if (request.method === 'DELETE') {
    bucket.kept.delete(key);
    response.writeHead(204);
    response.end();
    return;
  }
  const found = bucket.kept.get(key);
  if (found) sendObject(request, response, found);
  else fail(response, 404, 'NoSuchKey');
}

/** A bucket in this process, over real HTTP, which believes nobody whose signature is not what it computes itself. */
export async function testBucket(more: Partial<BucketOptions> = {}): Promise<TestBucket> {
  const server = createServer((request, response) => void answer(request, response, bucket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const options = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'test-bucket',
    region,
    accessKeyId,
    secretAccessKey,
    patience: 300,
    ...more,
  };
  const bucket: TestBucket = { options, kept: new Map(), asked: [], faults: [], page: 2 };
  return bucket;
}
