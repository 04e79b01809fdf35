import type { TestEngine } from '@relab/database/testing';
import { sql } from 'kysely';
import {
  type TestBrowser,
  type TestResponse,
  type TestServer,
  testServer,
  uiApi,
} from '../server.fixture.ts';
import { business, businessObjects } from './business.fixture.ts';
import {
  type KnownRecord,
  type MatrixRole,
  pathOf,
  type Sent,
  type Surroundings,
} from './matrix-call.fixture.ts';
import { roles, type Standing, standings } from './rights.fixture.ts';

/** One for each role, in the names of what there is for it. */
const words: Readonly<Record<MatrixRole, string>> = {
  guest: 'avocet',
  buyer: 'bittern',
  'buyer manager': 'curlew',
  seller: 'dunlin',
  author: 'egret',
  publisher: 'fulmar',
  clerk: 'godwit',
  administrator: 'heron',
};

/** Somebody of a role, and the records that are there for them: an instrument of each standing, each with a repair. */
export interface Somebody extends Surroundings {
  readonly role: MatrixRole;
  readonly browser: TestBrowser;
  readonly userId: string | null;
  readonly records: readonly KnownRecord[];
}

export interface World {
  readonly shop: TestServer;
  readonly people: readonly Somebody[];
  send(sent: Sent, by: TestBrowser): Promise<TestResponse>;
  /** Makes records, as the clerk who keeps the books, and answers their ids. */
  make(apiName: string, rows: readonly object[]): Promise<readonly string[]>;
}

const at = new Date('2026-06-15T10:00:00Z');

interface Own {
  readonly userId: string;
  readonly accountId: string;
}

/** What makes an instrument stand so to somebody; guests own nothing and have no account. */
function instrumentOf(standing: Standing, keeper: Own, person: Own | undefined): object {
  const owner = standing === 'own' && person ? person : keeper;
  const account = standing === 'account' && person ? person : keeper;
  return {
    OwnerId: owner.userId,
    Account__c: account.accountId,
    Public__c: standing === 'public' || standing === 'deleted',
  };
}

export async function createWorld(engine: TestEngine): Promise<World> {
  const shop = await testServer(engine, { declared: businessObjects, objects: business, now: () => at });
  const keeper = await shop.signedIn('keeper@example.com', ['clerk']);
  const send: World['send'] = (sent, by) => by.send(sent.method, pathOf(sent), sent.body);
  const make: World['make'] = async (apiName, rows) => {
    const records = rows.map((fields) => ({ apiName, fields, allowSaveOnDuplicate: true }));
    const answer = await keeper.post(`${uiApi}/records/batch`, { operations: [{ type: 'CREATE', records }] });
    const { results } = answer.body as { results: readonly { result: { id: string }; statusCode: number }[] };
    const refused = results.find(({ statusCode }) => statusCode !== 201);
    if (refused) throw new Error(`${apiName}: ${JSON.stringify(refused)}`);
    return results.map(({ result }) => result.id);
  };
  const persons = new Map<MatrixRole, TestBrowser & { readonly person: Own }>();
  for (const role of roles) {
    if (role === 'guest') continue;
    persons.set(role, await shop.signedIn(`${role.replace(' ', '.')}@example.com`, [role]));
  }
  const [vault = ''] = await make('VeilVault__c', [{ Name: 'veil vault' }]);
  const labs = await make(
    'Lab__c',
    roles.map((role) => ({
      Name: `Laboratory ${words[role]}`,
      Account__c: (persons.get(role) ?? keeper).person.accountId,
    })),
  );
  const wanted = roles.flatMap((role, index) =>
    standings.map((standing) => ({ role, standing, lab: labs[index] ?? '' })),
  );
  const instruments = await make(
    'Instrument__c',
    wanted.map(({ role, standing, lab }) => ({
      Name: `Specimen ${words[role]} ${standing}`,
      ...instrumentOf(standing, keeper.person, persons.get(role)?.person),
      Lab__c: lab,
      Price__c: 100,
      Veil__c: `veil ${words[role]} ${standing}`,
      VeilCode__c: `veil-${words[role]}-${standing}`,
      VeilKind__c: 'Veil One',
      Portable__c: true,
      VeilSize__c: 'Veil Small',
      Shade__c: 'Dark',
      VeilLab__c: lab,
      Place__c: vault,
    })),
  );
  const repairs = await make(
    'Repair__c',
    wanted.map(({ role, standing }, index) => ({
      Instrument__c: instruments[index],
      Subject__c: `Specimen ${words[role]} ${standing}`,
      Veil__c: `veil ${standing}`,
      VeilBy__c: keeper.person.userId,
    })),
  );
  await make('VeilVault__c', [{ Name: 'veil box', Instrument__c: instruments[0] }]);
  await keeper.post(`${uiApi}/list-info/Instrument__c`, {
    label: 'Keepers Own',
    listViewApiName: 'KeepersOwn',
    visibility: 'Private',
  });

  const people = roles.map((role, place): Somebody => {
    const person = persons.get(role);
    const records = wanted.flatMap((one, index): KnownRecord[] => {
      if (one.role !== role) return [];
      const { standing } = one;
      const instrument = instruments[index] ?? '';
      const repair = repairs[index] ?? '';
      return [
        { id: instrument, object: 'Instrument__c', standing, other: repair },
        { id: repair, object: 'Repair__c', standing, other: instrument },
      ];
    });
    const userId = person?.person.userId ?? null;
    return {
      role,
      word: words[role],
      lab: labs[place] ?? '',
      browser: person ?? shop.browser(),
      userId,
      records,
    };
  });
  // A guest's own would be what nobody owns, and of no account.
  const [guest] = people;
  const unowned =
    guest?.records.flatMap(({ id, standing }) => (/own|account/.test(standing) ? [id] : [])) ?? [];
  await sql`update instrument set owner_id = null, account = null where id = any(${unowned}::text[])`.execute(
    shop.database,
  );
  for (const { userId, records } of people) {
    const ids = records.map(({ id }) => id);
    const objects = records.map(({ object }) => object);
    await sql`
      insert into relab_recent (user_id, record_id, object, visited_at)
      select ${userId}, one.id, one.object, ${at.toISOString()}::timestamptz
      from unnest(${ids}::text[], ${objects}::text[]) as one (id, object) where ${userId}::text is not null`.execute(
      shop.database,
    );
    for (const { id, standing, object } of records) {
      if (standing === 'deleted' && object === 'Instrument__c')
        await keeper.send('DELETE', `${uiApi}/records/${id}`);
    }
  }
  return { shop, people, send, make };
}
