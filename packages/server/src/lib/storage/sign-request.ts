import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import type { BucketOptions, BucketRequest } from './bucket.ts';
import type { NewBytes } from './byte-store.ts';

/** Bytes in memory are signed with their hash. A stream would have to be read twice for that: its length is checked instead. */
const hashOf = (content: NewBytes | undefined): string =>
  content === undefined || content instanceof Uint8Array
    ? createHash('sha256')
        .update(content ?? '')
        .digest('hex')
    : 'UNSIGNED-PAYLOAD';

/** The URL of a request, and its signed headers (AWS Signature Version 4). */
export async function signRequest(
  options: BucketOptions,
  request: BucketRequest,
): Promise<readonly [URL, Headers]> {
  const { endpoint, bucket, accessKeyId, secretAccessKey, sessionToken, region } = options;
  const { method, key, query, headers, content } = request;
  const url = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}${key === '' ? '' : `/${key}`}`);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: { ...headers, 'X-Amz-Content-Sha256': hashOf(content) },
    accessKeyId,
    secretAccessKey,
    ...(sessionToken === undefined ? {} : { sessionToken }),
    service: 's3',
    region,
  });
  const signed = await signer.sign();
  // Not signed, since services in between change it. What is packed on the way would have another length.
  signed.headers.set('Accept-Encoding', 'identity');
  return [signed.url, signed.headers] as const;
}
