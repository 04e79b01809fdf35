import { supportedVersions } from '@relab/contract';
import { getVersions } from '@relab/contract/records';
import type { Client } from '../client/client.ts';
import { invalidResponse, ownError } from '../errors/errors.ts';
import { isObject } from '../values/is-object.ts';
import { requireVersion } from './require-version.ts';

/** Which version `chooseVersion` is to take, and until when to wait. */
export interface VersionOptions {
  /** One that the app wants, as `v63.0`; the newest that both support without it. */
  readonly version?: string;
  readonly signal?: AbortSignal;
}

const { oldest, newest } = supportedVersions;

const numberOf = (version: unknown): number => Number(/^v?(\d{1,4})\.0$/.exec(String(version))?.[1]);

function unsupported(demand: string, versions: readonly number[]): Error {
  const range =
    versions.length === 0
      ? 'no version that this client can read'
      : `versions ${Math.min(...versions)}.0 to ${Math.max(...versions)}.0`;
  return ownError(
    400,
    'Bad Request',
    'VERSION_NOT_SUPPORTED',
    `${demand} The org answers ${range}, this client calls versions ${oldest}.0 to ${newest}.0: use a release of @relab/client for a version of the org's.`,
  );
}

/**
 * Asks the org which versions of the API it answers (`GET /services/data`), and has the client call one that both support:
 * the newest, or the one that the app wants. Returns it, as `v63.0`. Call it before the first read: what is cached of
 * another version stays. Calls that came later than that version reject from then on. Throws a ClientError where there is none in common.
 */
export async function chooseVersion(
  client: Client,
  { version, signal }: VersionOptions = {},
): Promise<string> {
  const body = await client.send(getVersions, {}, signal);
  if (!Array.isArray(body)) throw invalidResponse('The org does not list the versions of its API.');
  const answered = body
    .map((entry) => numberOf(isObject(entry) ? (entry as { readonly version?: unknown }).version : undefined))
    .filter((number) => number > 0);
  const common = answered.filter((number) => number >= oldest && number <= newest);
  const chosen = version === undefined ? Math.max(...common) : numberOf(version);
  if (!common.includes(chosen))
    throw unsupported(
      version === undefined ? 'There is no version in common.' : `Version ${version} cannot be called.`,
      answered,
    );
  const name = `v${chosen}.0`;
  client.context = { ...client.context, version: name };
  requireVersion(client);
  return name;
}
