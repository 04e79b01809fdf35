import type { CircuitBreaker } from '../limits/circuit-breaker.ts';
import type { NewBytes } from './byte-store.ts';

/** A bucket of any service that speaks S3, and how it is requested. */
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
  /** Milliseconds until a response must have begun, and the next piece of it must have come: 10,000 by default. */
  readonly patience?: number;
  /** Attempts per request at most: 4 by default. */
  readonly attempts?: number;
  /** Of the service: while it does not respond, nobody waits for an attempt. */
  readonly breaker?: CircuitBreaker;
}

export interface BucketRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Below the bucket, the prefix included; empty for the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly content?: NewBytes;
}
