import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import { commerceRoutes } from '@relab/commerce';
import type { PersonData, PersonErasure, PersonErasures } from '@relab/contract/administration';
import { testEngines } from '@relab/database/testing';
import { createFolderStore } from '@relab/records/files';
import { createWorker } from '@relab/server/jobs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Office, openOffice } from '../../objects/office.fixture.ts';
import { shop } from '../../shop/shop.ts';
import { archivedRows, rowFiles } from './archived-rows.ts';
import { erasureHandler, startErasures } from './erasure-job.ts';
import { readLedger } from './erasure-ledger.ts';
import { exportPerson } from './export-person.ts';
import { findPerson } from './find-person.ts';
import { ownDataRoutes } from './own-data-routes.ts';
import { personRoutes } from './person-routes.ts';
import { repeatErasures } from './repeat-erasures.ts';

const secret = 'a secret that only tests have, and long enough';
const path = '/services/administration';
const day = 86_400_000;

/** The texts of an archive by their names. */
function unzip(archive: Buffer): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  let at = 0;
  while (archive.readUInt32LE(at) === 0x04034b50) {
    const [method, size] = [archive.readUInt16LE(at + 8), archive.readUInt32LE(at + 18)];
    const begin = at + 30 + archive.readUInt16LE(at + 26);
    const data = archive.subarray(begin, begin + size);
    files.set(
      archive.toString('utf8', at + 30, begin),
      (method === 8 ? inflateRawSync(data) : data).toString(),
    );
    at = begin + size;
  }
  return files;
}

describe.each(testEngines)('the data of a person on %s', (engine) => {
  let office: Office;
  let folder: string;
  const places = () => ({
    documents: createFolderStore(join(folder, 'files')),
    dataFolder: folder,
    mailFolder: join(folder, 'mail'),
  });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'relab-person-'));
    office = await openOffice(engine, () => ({
      routes: [
        ...commerceRoutes(shop),
        ...personRoutes(secret, places().documents),
        ...ownDataRoutes(secret, places().documents),
      ],
    }));
  });
  afterAll(async () => {
    await office?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const inquiryOf = (email: string) =>
    office.guest.create('Case', { SuppliedName: 'Ada', SuppliedEmail: email, Subject: 'Question' });
  const request = (email: string, more: object = {}) =>
    office.administrator.send('POST', `${path}/person-erasures`, { email, ...more });
  const erasures = async () =>
    (await office.administrator.send('GET', `${path}/person-erasures`)).body as PersonErasures;
  const passed = async (days: number) => {
    const now = () => new Date(Date.now() + days * day);
    await sql`delete from job where kind = 'person erasure'`.execute(office.database);
    await startErasures(office.database, now());
    const handlers = [erasureHandler(places())];
    await createWorker({ database: office.database, handlers, now, log: console.error }).runDue();
  };
  const suppliedEmail = async (id: string) =>
    (await office.administrator.read(id, 'SuppliedEmail'))?.SuppliedEmail;

  test('a guest is found by the address and erased after the days of grace, and not before', async () => {
    const id = await inquiryOf('Ada@guest.example');
    const found = await office.administrator.send('GET', `${path}/person-data?email=ada@guest.example`);
    expect(found.body).toEqual({
      email: 'ada@guest.example',
      counts: [{ kind: 'cases', count: 1 }],
      kept: [],
      erasure: null,
    } satisfies PersonData);
    const asked = await request('ada@guest.example');
    expect(asked.status).toBe(201);
    const again = await request('ADA@guest.example', { graceDays: 0 });
    expect((again.body as PersonErasure).id).toBe((asked.body as PersonErasure).id);
    const { rows } = await sql<{ to: string }>`
      select payload ->> 'to' as "to" from job where kind = 'mail' and payload ->> 'subject' = 'Your data will be deleted'`.execute(
      office.database,
    );
    expect(rows).toEqual([{ to: 'ada@guest.example' }]);
    await passed(13);
    expect(await suppliedEmail(id)).toBe('Ada@guest.example');
    await passed(15);
    expect(await suppliedEmail(id)).toBeNull();
    expect((await erasures()).erasures[0]).toMatchObject({
      email: null,
      requestedByName: 'boss Tester',
      counts: [{ kind: 'cases', count: 1 }],
    });
    expect(await readLedger(folder)).toHaveLength(1);
  });

  test('an erasure is taken back until it is done', async () => {
    const id = await inquiryOf('bo@guest.example');
    const { id: erasureId } = (await request('bo@guest.example')).body as PersonErasure;
    const cancel = () => office.administrator.send('DELETE', `${path}/person-erasures/${erasureId}`);
    expect((await cancel()).status).toBe(204);
    expect((await cancel()).status).toBe(404);
    await passed(15);
    expect(await suppliedEmail(id)).toBe('bo@guest.example');
  });

  test('who is restored from a backup is erased at the next start, and nobody else', async () => {
    const [own, other] = [await inquiryOf('cy@guest.example'), await inquiryOf('di@guest.example')];
    await request('cy@guest.example', { graceDays: 0 });
    await passed(0);
    expect(await suppliedEmail(own)).toBeNull();
    // The database of before.
    await sql`update "case" set supplied_email = 'Cy@guest.example' where id = ${own}`.execute(
      office.database,
    );
    await sql`delete from person_erasure`.execute(office.database);
    expect(await repeatErasures(office.database, secret, places(), new Date())).toBe(1);
    expect(await Promise.all([own, other].map(suppliedEmail))).toEqual([null, 'di@guest.example']);
    expect(await repeatErasures(office.database, secret, places(), new Date())).toBe(0);
  });

  test('an archive has a file of each kind, and nothing that opens an account', async () => {
    const buyer = await office.enter('eve', 'buyer');
    await buyer.create('SavedSearch__c', { Name: 'Ovens', Address__c: '/global-search/ovens' });
    await inquiryOf('eve@office.example');
    const archive = await exportPerson(office.database, 'eve@office.example', places().documents);
    if (!archive) throw new Error('Nothing is stored about eve.');
    const files = unzip(await buffer(archive));
    for (const name of ['users', 'contacts', 'accounts', 'cases', 'saved-searches', 'sessions'])
      expect([...files.keys()]).toContain(`${name}.json`);
    expect(files.get('cases.json')).toContain('eve@office.example');
    const download = await office.administrator.send(
      'GET',
      `${path}/person-data/export?email=eve@office.example`,
    );
    expect(download.status).toBe(200);
    const { rows } = await sql<{ token: string }>`select token from auth_session`.execute(office.database);
    const text = [...files.values()].join();
    for (const { token } of rows) expect(text).not.toContain(token);
  });

  test('each kind of row has the columns that it is found and ordered by', async () => {
    const { email, ...kinds } = await findPerson(office.database, 'nobody@guest.example');
    const somebody = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, ['x']]));
    for (const rows of archivedRows({ ...kinds, ...somebody, email })) {
      const files = rowFiles(office.database, { ...rows, ids: ['x'] });
      expect((await files.next()).value).toBeUndefined();
    }
  });

  test('rows beyond one file go on in the next, each of them once', async () => {
    const ids: string[] = [];
    for (const _ of [1, 2, 3, 4, 5]) ids.push(await inquiryOf('gil@guest.example'));
    const contents: string[][] = [];
    const inquiries = { name: 'cases', table: 'case', column: 'supplied_email', ids: ['gil@guest.example'] };
    for await (const { name, bytes } of rowFiles(office.database, { ...inquiries, rowsInFile: 2 }))
      contents.push([name, ...JSON.parse(Buffer.from(bytes).toString()).map(({ id }: { id: string }) => id)]);
    const [one, two, three, four, five] = ids.toSorted();
    expect(contents).toEqual([
      ['cases.json', one, two],
      ['cases-2.json', three, four],
      ['cases-3.json', five],
    ]);
  });

  test('a user downloads and erases what is theirs, after the password was confirmed', async () => {
    const own = '/services/identity/own-data';
    const fay = await office.enter('fay', 'buyer');
    for (const path_ of [own, `${own}/export`])
      expect((await office.guest.send('GET', path_)).status).toBe(403);
    await sql`update auth_session set created_at = now() - interval '11 minutes'`.execute(office.database);
    expect((await fay.send('GET', own)).body).toMatchObject({
      isRecentlySignedIn: false,
      erasureDueAt: null,
    });
    expect((await fay.send('GET', `${own}/export`)).status).toBe(403);
    expect((await fay.send('POST', `${own}/erasure`)).status).toBe(403);
    const credentials = { email: 'fay@office.example', password: 'correct horse battery' };
    // Another browser of theirs does not open this one.
    await office.enter('fay', 'buyer');
    expect((await fay.send('GET', `${own}/export`)).status).toBe(403);
    await fay.send('POST', '/services/identity/sign-in', credentials);
    const exported = await Promise.all([1, 2, 3, 4, 5, 6].map(() => fay.send('GET', `${own}/export`)));
    expect(exported.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 429]);
    const asked = await fay.send('POST', `${own}/erasure`);
    expect([asked.status, asked.body]).toEqual([
      201,
      expect.objectContaining({ erasureDueAt: expect.any(String) }),
    ]);
    expect((await fay.send('DELETE', `${own}/erasure`)).status).toBe(204);
    expect((await fay.send('DELETE', `${own}/erasure`)).status).toBe(404);
    await fay.send('POST', `${own}/erasure`);
    await passed(15);
    expect((await fay.send('GET', own)).status).not.toBe(200);
  });

  test('nobody but administrators, nobody who is not there, and not the last administrator', async () => {
    const clerk = await office.enter('clerk', 'clerk');
    const email = 'di@guest.example';
    for (const desk of [clerk, office.guest]) {
      const statuses = await Promise.all([
        desk.send('GET', `${path}/person-data?email=${email}`),
        desk.send('GET', `${path}/person-data/export?email=${email}`),
        desk.send('GET', `${path}/person-erasures`),
        desk.send('POST', `${path}/person-erasures`, { email }),
      ]);
      expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    }
    expect((await request('nobody@guest.example')).status).toBe(404);
    expect((await request('no address')).status).toBe(400);
    expect((await request('boss@office.example')).status).toBe(409);
  });

  test.each([
    ['user', 'lower(email)', 'lower(username)', 'account_id', 'contact_id'],
    ['contact', 'lower(email)', 'account_id'],
    ['lead', 'lower(email)', 'created_by_id'],
    ['case', 'lower(supplied_email)', 'contact_id', 'created_by_id'],
    ['quote_request', 'contact', 'created_by_id'],
    ['offer', 'contact', 'lead', 'created_by_id'],
    ['order_summary', 'lower(contact_email)', 'owner_id'],
    ['return_order', 'order_summary_id'],
    ['web_cart', 'owner_id'],
    ['cart_checkout', 'order_summary_id'],
    ['content_document', 'owner_id'],
    ['content_document_link', 'linked_entity_id'],
    ['record_access', 'record_id', 'user_id'],
  ])('a person is found by indexes of %s', async (table, ...columns) => {
    const scanned = await office.database.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      const found: string[] = [];
      for (const column of columns) {
        const { rows } = await sql<{ 'QUERY PLAN': string }>`
          explain select * from ${sql.table(table)} where ${sql.raw(column)} = 'x'`.execute(transaction);
        if (rows.some((row) => row['QUERY PLAN'].includes('Seq Scan'))) found.push(column);
      }
      return found;
    });
    expect(scanned).toEqual([]);
  });
});
