import { createHash, createHmac } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';

// In place of SeaweedFS: `server …` is a store whose buckets are made before they are used, and whose objects outlast it;
// `shell` makes a bucket. It takes the options that compose.yaml gives, and no others.

interface User {
  readonly credentials: readonly [{ readonly accessKey: string; readonly secretKey: string }];
}

const hmac = (key: string | Buffer, content: string): Buffer =>
  createHmac('sha256', key).update(content).digest();

/** By the published description of AWS Signature Version 4. */
function isSigned(request: IncomingMessage, url: URL, { credentials: [user] }: User): boolean {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d+)\/([^/]+)\/s3\/aws4_request), SignedHeaders=([^,]+), Signature=(\w+)$/;
  const [, id, scope, day = '', region = '', list = '', signature] =
    form.exec(request.headers.authorization ?? '') ?? [];
  const encoded = [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join('='));
  const headers = list.split(';').map((name) => `${name}:${request.headers[name]}\n`);
  const canonical = [
    ...[request.method, url.pathname, encoded.sort().join('&'), headers.join(''), list],
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${user.secretKey}`);
  const own = hmac(key, `AWS4-HMAC-SHA256\n${request.headers['x-amz-date']}\n${scope}\n${hash}`);
  return id === user.accessKey && signature === own.toString('hex');
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ dir: { type: 'string', default: '/data' }, ip: { type: 'string' }, master: { type: 'string' } },
    ...{ s3: { type: 'boolean' }, 's3.port': { type: 'string' }, 's3.config': { type: 'string' } },
  },
  // It writes them with one dash.
  args: process.argv.slice(2).map((argument) => argument.replace(/^-/, '--')),
});

/** What is asked of the bucket `/name`, or of the object `/name/key`. */
async function answer(request: IncomingMessage, response: ServerResponse, user: User): Promise<void> {
  const url = new URL(request.url ?? '', 'http://store');
  const [, bucket = '', ...rest] = url.pathname.split('/');
  const folder = join(values.dir, bucket);
  const end = (status: number, body?: string | Buffer): void => void response.writeHead(status).end(body);
  const content = await buffer(request);
  if (!isSigned(request, url, user)) return end(403);
  if (bucket === '' || !existsSync(folder)) return end(404);
  const key = decodeURIComponent(rest.join('/'));
  if (key === '') {
    const prefix = url.searchParams.get('prefix') ?? '';
    const keys = readdirSync(folder).map(decodeURIComponent);
    const listed = keys
      .filter((name) => name.startsWith(prefix))
      .map((name) => {
        const { mtime, size } = statSync(join(folder, encodeURIComponent(name)));
        return `<Contents><Key>${name}</Key><LastModified>${mtime.toISOString()}</LastModified><ETag>"1"</ETag><Size>${size}</Size></Contents>`;
      });
    return end(
      200,
      `<ListBucketResult><IsTruncated>false</IsTruncated>${listed.join('')}</ListBucketResult>`,
    );
  }
  const file = join(folder, encodeURIComponent(key));
  response.setHeader('ETag', '"1"');
  if (request.method === 'PUT') writeFileSync(file, content);
  else if (request.method === 'DELETE') rmSync(file, { force: true });
  else if (!existsSync(file)) return end(404);
  else {
    response.setHeader('Content-Length', statSync(file).size);
    return end(200, request.method === 'HEAD' ? undefined : readFileSync(file));
  }
  end(request.method === 'DELETE' ? 204 : 200);
}

if (positionals[0] === 'server') {
  const users = JSON.parse(readFileSync(values['s3.config'] ?? '', 'utf8')) as {
    readonly identities: readonly [User];
  };
  createServer((request, response) => void answer(request, response, users.identities[0])).listen(
    Number(values['s3.port']),
  );
  createServer((request, response) => {
    const made = /^\/buckets\/([a-z]+)$/.exec(request.url ?? '')?.[1];
    if (made) mkdirSync(join(values.dir, made), { recursive: true });
    response.end('{}');
  }).listen(9333, values.ip);
  process.once('SIGTERM', () => process.exit(0));
} else
  for (const [, bucket] of (await text(process.stdin)).matchAll(/^s3\.bucket\.create -name (\w+)$/gm))
    await fetch(`http://${values.master}/buckets/${bucket}`, { method: 'POST' });
