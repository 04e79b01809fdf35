import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestEngine } from '@relab/database/testing';
import { fileObjects } from '@relab/records/files';
import { createObjects } from '@relab/records/objects';
import { labObjects, labPlatform } from '@relab/records/testing';
import type { Role } from '@relab/server/principal';
import { origin, type TestBrowser, testServer, uiApi } from '../server.fixture.ts';
import { type FuzzRequest, fuzzRequest, operationsOf } from './fuzz-request.fixture.ts';
import { knownNames } from './known-names.fixture.ts';
import { offencesOf } from './offences.fixture.ts';
import { createRandom } from './random.fixture.ts';
import { changedTables, type TableSums, tableWatch } from './table-sums.fixture.ts';

export interface Offence {
  readonly index: number;
  readonly role: Role;
  readonly what: string;
  readonly request: FuzzRequest;
  /** What the server wrote to its log meanwhile. */
  readonly log: string;
}

export interface FuzzRun {
  readonly offences: readonly Offence[];
  /** How many answers had which status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** The operations that were called, each with its number of successes. */
  readonly successes: ReadonlyMap<string, number>;
  /** The five that took longest, in milliseconds. */
  readonly slowest: readonly { readonly milliseconds: number; readonly request: FuzzRequest }[];
}

const roles = ['guest', 'buyer', 'buyer manager', 'seller', 'author', 'clerk', 'administrator'] as const;

/** Passwords are hashed slowly, and signing out ends what the run needs. */
const rarely = /^(?:signIn|signUp|confirm|reset|requestPassword|sendPassword|changePassword)/i;

async function someRecords(clerk: TestBrowser, account: string): Promise<readonly string[]> {
  const ids: string[] = [];
  const create = async (apiName: string, fields: object): Promise<string> => {
    const { status, body } = await clerk.post(`${uiApi}/records`, { apiName, fields });
    if (status !== 201) throw new Error(`${apiName}: ${JSON.stringify(body)}`);
    const { id } = body as { id: string };
    ids.push(id);
    return id;
  };
  const lab = await create('Lab__c', { Name: 'Optics', Account__c: account });
  for (const name of ['Zeiss Axio', 'Vortex', 'Orbitrap', 'Iris']) {
    const fields = {
      Name: name,
      Lab__c: lab,
      Account__c: account,
      Price__c: 100,
      Public__c: name === 'Iris',
    };
    const instrument = await create('Instrument__c', fields);
    await create('Repair__c', { Instrument__c: instrument, Subject__c: 'Lamp', Cost__c: 5 });
  }
  await create('Contact', { LastName: 'Noether', AccountId: account });
  await create('Lead', { LastName: 'Curie', Company: 'Radium', Email: 'marie@example.com' });
  await create('Case', { Subject: 'It does not turn' });
  await create('Task', { Subject: 'Call' });
  return [...ids, account];
}

/**
 * Sends so many requests, made up from the server's own description, by people of all roles, one after the other, and
 * reports every response that should not be. The same seed makes the same run.
 */
export async function fuzzRun(options: {
  readonly engine: TestEngine;
  readonly seed: number;
  readonly requests: number;
  readonly operations?: RegExp;
  readonly onOffence?: (offence: Offence) => void;
  readonly onProgress?: (done: number) => void;
}): Promise<FuzzRun> {
  const declared = [...labObjects, ...fileObjects];
  const objects = createObjects(declared, labPlatform);
  const folder = await mkdtemp(join(tmpdir(), 'relab-fuzz-'));
  const files = { folder, maxFileBytes: 4_000 };
  const shop = await testServer(options.engine, { declared, objects, files });
  const random = createRandom(options.seed);
  const people = new Map<Role, TestBrowser>();
  let signedUp = 0;
  const signIn = async (role: Role): Promise<TestBrowser> => {
    if (role === 'guest') return shop.browser();
    signedUp += 1;
    return await shop.signedIn(`${role.replace(' ', '.')}.${signedUp}@example.com`, [role]);
  };
  const clerk = await shop.signedIn('first.clerk@example.com', ['clerk']);
  const names = knownNames(objects, [
    ...(await someRecords(clerk, clerk.person.accountId)),
    clerk.person.userId,
  ]);
  for (const role of roles) people.set(role, await signIn(role));
  const document = await (await shop.server.fetch(new Request(`${origin}/openapi.json`))).json();
  const operations = operationsOf(document).filter(
    ({ id }) => !options.operations || options.operations.test(id),
  );
  const watch = await tableWatch(shop.database);

  const offences: Offence[] = [];
  const statuses = new Map<number, number>();
  const successes = new Map(operations.map(({ id }) => [id, 0]));
  const slowest: { milliseconds: number; request: FuzzRequest }[] = [];
  let known: TableSums = await watch.sums();
  await watch.hasMoved();

  /** Who was deleted, or whose account was, is somebody else from now on. */
  const renew = async (role: Role): Promise<void> => {
    const { status } = (await people.get(role)?.get(`${uiApi}/object-info/User`)) ?? { status: 0 };
    if (status !== 200) people.set(role, await signIn(role));
    known = await watch.sums();
    await watch.hasMoved();
  };

  for (let index = 0; index < options.requests; index++) {
    const operation = random.pick(operations);
    if (rarely.test(operation.id) && !random.often(0.05)) continue;
    // Whoever signs out here would be missed later.
    const role = /^\/(?:services\/identity|webruntime)/.test(operation.path)
      ? 'guest'
      : random.pick(random.often(0.4) ? (['clerk'] as const) : roles);
    const request = fuzzRequest(operation, { random, names });
    shop.lines.length = 0;
    const tell = (what: string): void => {
      const offence = { index, role, what, request, log: shop.lines.join('\n').slice(0, 1_500) };
      offences.push(offence);
      options.onOffence?.(offence);
    };
    const started = performance.now();
    const cookie = [...(people.get(role)?.cookies ?? [])]
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    let answer: { status: number; type: string; text: string };
    try {
      const { method, headers, body } = request;
      const sent = new Request(new URL(request.path, origin), {
        method,
        headers: { 'sec-fetch-site': 'same-origin', cookie, ...headers },
        ...(body === undefined ? {} : { body }),
      });
      const response = await shop.server.fetch(sent, { address: `192.0.2.${index % 250}` });
      answer = {
        status: response.status,
        type: response.headers.get('content-type') ?? '',
        text: await response.text(),
      };
    } catch (error) {
      tell(`thrown: ${String(error)}`);
      continue;
    }
    const milliseconds = performance.now() - started;
    slowest.push({ milliseconds, request });
    slowest.sort((one, other) => other.milliseconds - one.milliseconds).splice(5);
    const { status } = answer;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status < 300) successes.set(operation.id, (successes.get(operation.id) ?? 0) + 1);
    for (const what of offencesOf(request, answer)) tell(what);
    if (status < 300) names.learn(answer.text);
    if (await watch.hasMoved()) {
      const now = await watch.sums();
      if (status >= 400 && status !== 401) {
        const changed = changedTables(known, now);
        if (changed.length > 0) tell(`status ${status}, but changed: ${changed.join(', ')}`);
      }
      known = now;
    }
    if (index % 250 === 249) {
      for (const each of roles) await renew(each);
      options.onProgress?.(index + 1);
    }
  }
  await shop.close();
  await rm(folder, { recursive: true, force: true });
  return { offences, statuses, successes, slowest };
}
