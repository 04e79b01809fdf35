import { expect } from 'vitest';
import type { ReadAdapter } from '../adapters/read-methods.ts';
import type { Client } from '../client/client.ts';
import { createClient } from '../create-client.ts';
import { settle } from '../testing/test-client.ts';
import { type Read, readOf } from './interleaving-reads.fixture.ts';
import { type ModelServer, modelServer } from './model-server.fixture.ts';

interface Observed {
  readonly name: string;
  readonly read: Read;
  calls: number;
  last: unknown;
}

/** What distinguishes two responses although both show the same. */
const marks = new Set([
  'eTag',
  'listInfoETag',
  'weakEtag',
  'systemModstamp',
  'lastModifiedDate',
  'lastModifiedById',
]);

const unmarked = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null, (name, member) => (marks.has(name) ? undefined : member)));

/** A client that looks at several things, one write, and what has become of everything afterwards. */
export class Scenario {
  readonly server: ModelServer = modelServer();
  readonly client: Client = this.#newClient();
  readonly #observed: Observed[] = [];

  #newClient(): Client {
    return createClient({
      fetch: (url, init) => this.server.fetch(url, init),
      now: () => 1_750_000_000_000,
      wait: async () => {},
      onServer: false,
    });
  }

  observe<Config, Data>(name: string, adapter: ReadAdapter<Config, Data>, config: Config): void {
    const read = readOf(adapter, config);
    const observed: Observed = { name, read, calls: 0, last: undefined };
    this.#observed.push(observed);
    read.observe(this.client, ({ data }) => {
      observed.calls++;
      observed.last = data;
    });
  }

  /** Everything that is looked at has come. */
  async ready(): Promise<void> {
    await this.rest();
    for (const { name, read } of this.#observed)
      expect([name, read.peek(this.client).state]).toEqual([name, 'Fulfilled']);
    this.server.taken();
    for (const observed of this.#observed) observed.calls = 0;
  }

  async rest(): Promise<void> {
    for (let turn = 0; turn < 12; turn++) await settle();
  }

  /** Requests that the server got since, in alphabetical order. */
  requested(): readonly string[] {
    return this.server.taken().toSorted();
  }

  /** Whoever was called since. */
  called(): readonly string[] {
    return this.#observed.flatMap(({ name, calls }) => (calls > 0 ? [name] : []));
  }

  shown(name: string): unknown {
    return this.#observed.find((one) => one.name === name)?.read.peek(this.client).data;
  }

  /** The visible state equals that of a client with an empty cache; observers were notified. */
  async expectRight(): Promise<void> {
    const fresh = this.#newClient();
    for (const { name, read, last } of this.#observed) {
      const expected = await read.ask(fresh).then(
        (response) => ({ name, state: 'Fulfilled', data: unmarked(response) }),
        () => ({ name, state: 'Error', data: null }),
      );
      const { state, data } = read.peek(this.client);
      expect({ name, state, data: unmarked(data) }).toEqual(expected);
      expect({ name, told: unmarked(last) }).toEqual({ name, told: unmarked(data) });
    }
    this.server.taken();
  }
}
