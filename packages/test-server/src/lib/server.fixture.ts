import { dataPath } from '@relab/contract';
import type { Database } from '@relab/database';
import { migratedDatabase, type TestDatabase, type TestEngine } from '@relab/database/testing';
import { createObjects, type ObjectDeclaration, standardObjects } from '@relab/records/objects';
import type { Server } from '@relab/server';
import { createHashPool, createIdentity, type Identity, type Person } from '@relab/server/identity';
import type { Mail } from '@relab/server/mail';
import type { Role } from '@relab/server/principal';
import { createPlatform, type PlatformOptions, platformMigrations } from './platform.fixture.ts';

export interface TestResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** A browser of a test: stores its cookies, and marks its requests as coming from the site's own pages. */
export interface TestBrowser {
  readonly cookies: ReadonlyMap<string, string>;
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<TestResponse>;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<TestResponse>;
  post(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<TestResponse>;
}

export interface TestServer {
  readonly server: Server;
  readonly database: Database;
  /** Where other processes reach the database; undefined where it runs inside this one. */
  readonly databaseUrl: string | undefined;
  readonly identity: Identity;
  /** What the server was made with, for another one over the same database. */
  readonly options: Omit<PlatformOptions, 'objects'>;
  readonly mails: Mail[];
  readonly lines: string[];
  browser(address?: string): TestBrowser;
  /** A browser of somebody signed in with these roles. */
  signedIn(email: string, roles?: readonly Role[]): Promise<TestBrowser & { readonly person: Person }>;
  close(): Promise<void>;
}

const bodyOf = (body: unknown): string | FormData =>
  typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body);

export const origin = 'http://shop.test';

/** Tests sign many people in, whose passwords anybody may guess; the servers of one process share the threads. */
const hashing = { passwordStrength: { log2N: 4, r: 8, p: 1 }, hashPool: createHashPool() };
/** The way of the record calls. */
export const uiApi = `${dataPath.replace('{version}', 'v63.0')}/ui-api`;

/** On a database of its own, or on one that is there and migrated. */
export async function testServer(
  on: TestEngine | Omit<TestDatabase, 'engine'>,
  more: Partial<PlatformOptions> & { readonly declared?: readonly ObjectDeclaration[] } = {},
): Promise<TestServer> {
  const declared = more.declared ?? standardObjects;
  const { database, pool, close } =
    typeof on === 'string'
      ? await migratedDatabase(on, { objects: declared, migrations: platformMigrations })
      : on;
  const mails: Mail[] = [];
  const lines: string[] = [];
  const shared = {
    database,
    secret: 'a secret that only tests have, and long enough',
    baseUrl: origin,
    mail: { send: async (mail: Mail) => void mails.push(mail) },
    log: (line: string) => void lines.push(line),
    ...hashing,
    ...more,
  };
  const server = createPlatform({ objects: createObjects(declared), ...shared });
  const identity = createIdentity(shared);

  function browser(address = '192.0.2.1'): TestBrowser {
    const cookies = new Map<string, string>();
    const send: TestBrowser['send'] = async (method, path, body, headers = {}) => {
      const request = new Request(new URL(path, origin), {
        method,
        headers: {
          'sec-fetch-site': 'same-origin',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: bodyOf(body) }),
      });
      const response = await server.fetch(request, { address });
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        const [name = '', value = ''] = pair.split('=');
        if (/Max-Age=0/.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
      const text = await response.text();
      const json = response.headers.get('content-type')?.includes('json') && text !== '';
      return { status: response.status, body: json ? JSON.parse(text) : text, headers: response.headers };
    };
    return {
      cookies,
      send,
      get: (path, headers) => send('GET', path, undefined, headers),
      post: (path, body, headers) => send('POST', path, body, headers),
    };
  }

  return {
    server,
    database,
    databaseUrl: pool.options.connectionString,
    identity,
    options: shared,
    mails,
    lines,
    browser,
    async signedIn(email, roles = ['buyer']) {
      const password = 'correct horse battery';
      const person = await identity.ensurePerson(
        { email, password, firstName: 'Test', lastName: 'Person' },
        roles,
      );
      const own = browser();
      await own.post('/services/identity/sign-in', { email, password });
      return { ...own, person };
    },
    async close() {
      await server.close();
      await identity.close();
      await close();
    },
  };
}
