import { recordsOf, type Snapshot } from '@relab/store';
import { expect } from 'vitest';
import { createRecord, deleteRecord, getObjectInfo, updateRecord } from '../../records.ts';
import type { Client } from '../client/client.ts';
import { createClient } from '../create-client.ts';
import { dehydrate } from '../dehydrate.ts';
import { type AccountWorld, accountWorld } from './account-world.fixture.ts';
import { shortcomings } from './as-on-server.fixture.ts';
import { History, type ShownWrite } from './history.fixture.ts';
import { type Read, recordsIn } from './interleaving-reads.fixture.ts';
import type { Step } from './interleaving-steps.fixture.ts';
import type { ModelServer } from './model-server.fixture.ts';
import { type Observer, openObserver } from './observer.fixture.ts';
import type { Scalar } from './org.fixture.ts';
import { type Parcel, parcels } from './parcel.fixture.ts';

interface Written extends ShownWrite {
  readonly parcel: Parcel | undefined;
  readonly client: Client;
  /** Its answer is on its last way into the client. */
  landing: boolean;
}

const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  Account: ['Name', 'Rating', 'Phone', 'OwnerId'],
  User: ['Name', 'Alias'],
};

/** After everything that is on its way inside the client. */
export const rest = (): Promise<void> =>
  new Promise((resolve) => setImmediate(() => setImmediate(() => resolve())));

/** One client, its observers and a server, and what happens between them step by step. */
export class Interleaving {
  readonly problems: string[] = [];
  readonly #world: AccountWorld;
  readonly #server: ModelServer;
  readonly #parcels = parcels();
  readonly #history: History;
  readonly #reads: readonly Read[];
  readonly #ids: readonly string[];
  #observers: Observer[] = [];
  #writes: Written[] = [];
  #time = 1_750_000_000_000;
  #client: Client;
  #values = 0;
  /** The server has states that the client has not seen. */
  #untold = false;
  /** Some answer is on its last way into the client. */
  #landing = false;
  /** Something is stale because a test made it so. */
  #aged = false;

  /** With `brief`, the answers to updates hold nothing but what was written. */
  constructor(brief: boolean) {
    this.#world = accountWorld(brief);
    this.#server = this.#world.server;
    this.#ids = this.#world.ids;
    this.#reads = this.#world.reads;
    this.#history = new History(this.#server);
    this.#client = this.#newClient();
  }

  /** It is known which fields are worked out from other records: none that is read here. */
  async begin(): Promise<void> {
    for (const objectApiName of ['Account', 'User']) void getObjectInfo(this.#client, { objectApiName });
    await rest();
    this.#keepInfos();
    this.#server.courier = this.#parcels.courier;
  }

  #keepInfos(): void {
    for (const objectApiName of ['Account', 'User'])
      getObjectInfo.observe(this.#client, { objectApiName }, () => {}, 'only-if-cached');
  }

  #newClient(state?: unknown): Client {
    const client = createClient({
      fetch: this.#server.fetch,
      now: () => this.#time,
      maxReads: 6,
      wait: async () => {},
      onServer: false,
      ...(state === undefined ? {} : { state }),
    });
    client.store.watch(({ slice, id }) => {
      if (slice !== 'records' || recordsOf(client.store).stored(id)) return;
      // Of what is not cached any more nothing tells that a response on its way is older: it may hold for its lifetime.
      const isComing = this.#landing || this.#parcels.waiting.length > 0;
      if (isComing && this.#server.org.records.has(id)) this.#untold = true;
    });
    return client;
  }

  /** Sets of writes that may be on show: of those whose answers are landing, any may have come off. */
  #shownWrites(): readonly (readonly ShownWrite[])[] {
    const own = this.#writes.filter(({ client }) => client === this.#client);
    const landing = own.filter((write) => write.landing);
    return [...Array(2 ** landing.length).keys()].map((choice) => {
      const off = new Set(landing.filter((_, index) => (choice >> index) % 2 === 1));
      return own.filter((write) => !off.has(write));
    });
  }

  #check(observer: Observer, { state, data }: Snapshot<unknown>): void {
    if (state !== 'Fulfilled') return;
    let problem: string | undefined;
    for (const writes of this.#shownWrites()) {
      const newest = new Map(observer.newest);
      const problems = recordsIn(data).map((record) => this.#history.problem(record, writes, newest));
      problem = problems.find((one) => one !== undefined);
      if (problem === undefined) {
        observer.newest = newest;
        return;
      }
    }
    this.problems.push(`${this.#reads.indexOf(observer.read)}: ${problem}`);
  }

  #observe(read: Read): void {
    const observer = openObserver(this.#client, read, (one, snapshot, isKnown) => {
      if (isKnown) this.problems.push(`${this.#reads.indexOf(read)}: told again`);
      this.#check(one, snapshot);
    });
    this.#observers.push(observer);
  }

  #value(name: string): Scalar {
    this.#values++;
    return name === 'OwnerId' ? (this.#ids[2 + (this.#values % 2)] ?? '') : `${name} ${this.#values}`;
  }

  #write(id: string, field: number, optimistic: boolean): void {
    const names = fieldsOf[this.#server.org.records.get(id)?.apiName ?? ''] ?? [];
    const name = names[field % names.length] ?? 'Name';
    const fields = { [name]: this.#value(name) };
    updateRecord(this.#client, { recordId: id, fields }, { optimistic }).catch(() => {});
    const parcel = this.#parcels.waiting.at(-1);
    if (optimistic) this.#writes.push({ id, fields, parcel, client: this.#client, landing: false });
  }

  #parcel(which: number, act: (parcel: Parcel) => void): void {
    const { waiting } = this.#parcels;
    const parcel = waiting[which % waiting.length];
    if (!parcel) return;
    const at = this.#writes.findIndex((write) => write.parcel === parcel);
    act(parcel);
    this.#landing = true;
    this.#history.note();
    const [write] = at >= 0 && !waiting.includes(parcel) ? this.#writes.splice(at, 1) : [];
    if (write) {
      write.landing = true;
      this.#writes.push(write);
    }
  }

  #move(): void {
    if (this.#parcels.waiting.some(({ request }) => request.method !== 'GET')) this.#untold = true;
    const reads = this.#observers.map(({ read }) => read);
    for (const { end } of this.#observers) end();
    this.#observers = [];
    this.#client = this.#newClient(JSON.parse(JSON.stringify(dehydrate(this.#client))));
    this.#keepInfos();
    for (const read of reads) this.#observe(read);
  }

  do(step: Step): void {
    const id = ('record' in step && this.#ids[step.record]) || '';
    const { waiting } = this.#parcels;
    switch (step.do) {
      case 'observe': {
        const read = this.#reads[step.which % this.#reads.length];
        if (read) this.#observe(read);
        return;
      }
      case 'leave': {
        const [observer] = this.#observers.splice(step.which % (this.#observers.length || 1), 1);
        observer?.end();
        return;
      }
      case 'read':
      case 'refresh': {
        const read = this.#reads[step.which % this.#reads.length];
        const requested = step.do === 'read' ? read?.ask(this.#client) : read?.refresh(this.#client);
        requested?.catch(() => {});
        return;
      }
      case 'write':
        this.#write(id, step.field, step.optimistic);
        return;
      case 'foreign write': {
        this.#untold = true;
        const names = fieldsOf[this.#server.org.records.get(id)?.apiName ?? ''] ?? [];
        const name = names[step.field % names.length] ?? 'Name';
        this.#server.org.update(id, { [name]: this.#value(name) });
        this.#history.note();
        return;
      }
      case 'create':
        createRecord(this.#client, {
          apiName: 'Account',
          fields: { Name: String(this.#value('Name')), OwnerId: this.#ids[2] ?? '' },
        }).catch(() => {});
        return;
      case 'delete':
        deleteRecord(this.#client, { recordId: this.#ids[1] ?? '' }, { optimistic: step.optimistic }).catch(
          () => {},
        );
        return;
      case 'reach':
        this.#parcel(step.which, (parcel) => parcel.reach());
        return;
      case 'deliver':
        this.#parcel(step.which, (parcel) => parcel.deliver());
        return;
      case 'lose':
        if (waiting.length > 0) this.#untold = true;
        this.#parcel(step.which, (parcel) => parcel.lose());
        return;
      case 'refuse':
        if (waiting.length > 0) this.#untold = true;
        this.#parcel(step.which, (parcel) => parcel.refuse());
        return;
      case 'empty':
        this.#parcel(step.which, (parcel) =>
          parcel.request.method === 'PATCH' ? parcel.empty() : parcel.deliver(),
        );
        return;
      case 'pass':
        this.#aged = true;
        this.#time += step.seconds * 1_000;
        return;
      case 'invalidate':
        this.#aged = true;
        recordsOf(this.#client.store).invalidate(id);
        return;
      case 'evict':
        this.#untold = true;
        for (const { newest } of this.#observers) newest.delete(id);
        recordsOf(this.#client.store).evict(id);
        return;
      case 'move':
        this.#move();
        return;
    }
  }

  /** Lets the client come to rest, and looks at everything that is observed. */
  async rest(): Promise<void> {
    await rest();
    this.#landing = false;
    this.#writes = this.#writes.filter(({ landing }) => !landing);
    for (const observer of this.#observers) this.#check(observer, observer.read.peek(this.#client));
  }

  async #deliverAll(): Promise<void> {
    for (let round = 0; round < 30; round++) {
      await this.rest();
      if (this.#parcels.waiting.length === 0) return;
      while (this.#parcels.waiting.length > 0) this.#parcel(0, (parcel) => parcel.deliver());
    }
    this.problems.push('requests without end');
  }

  /** All that is observed is as it is on the server, and observers were notified. */
  #expectRight(when: string): void {
    for (const { read, told } of this.#observers) {
      const snapshot = read.peek(this.#client);
      const found = shortcomings(this.#world, read, snapshot, this.#aged);
      const untold = JSON.stringify(told.data) !== JSON.stringify(snapshot.data) ? ['was not told'] : [];
      for (const problem of [...found, ...untold])
        this.problems.push(`${when}: ${this.#reads.indexOf(read)} ${problem}`);
    }
  }

  /** Everything arrives; then everybody leaves. */
  async end(): Promise<void> {
    await this.#deliverAll();
    if (!this.#untold) this.#expectRight('at the end');
    for (const { read } of this.#observers) read.refresh(this.#client).catch(() => {});
    await this.#deliverAll();
    this.#expectRight('once refreshed');
    for (const { end } of this.#observers) end();
    this.#observers = [];
    await this.rest();
    const requested = this.#server.requests.length;
    this.#time += 100_000;
    this.#client.store.invalidate(() => true);
    this.#write(this.#ids[0] ?? '', 0, true);
    await this.#deliverAll();
    const after = this.#server.requests
      .slice(requested)
      .map(({ method, parts }) => `${method} ${parts.join('/')}`);
    if (after.length !== 1) this.problems.push(`asked for nobody: ${after.join(', ')}`);
    expect(this.problems).toEqual([]);
  }
}
