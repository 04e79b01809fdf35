import type { NewBytes } from './byte-store.ts';

/** A bucket of any service that speaks S3, and how it is asked. */
export interface BucketOptions {
  /** Where the service is, without the bucket: `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  /** As the service names it; `auto` where it has none. */
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
  /** Stands before every name, such as `media/`. */
  readonly prefix?: string;
  /** Milliseconds until an answer must have begun, and the next piece of one must have come: 10,000 unless told otherwise. */
  readonly patience?: number;
  /** How often something is asked at most: 4 times unless told otherwise. */
  readonly attempts?: number;
}

export interface BucketRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Below the bucket, the prefix included; empty for the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly content?: NewBytes;
}
