import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commerceRoutes } from '@relab/commerce';
import { publishContent } from '@relab/content';
import { type TestEngine, testEngines } from '@relab/database/testing';
import { createFolderStore } from '@relab/records/files';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, type Office, openOffice } from '../../objects/office.fixture.ts';
import { shop } from '../../shop/shop.ts';
import { createAccessLog } from '../access/access-log.ts';
import { erasePerson } from './erase-person.ts';
import { findCanary } from './find-canary.fixture.ts';

const cms = '/services/data/v63.0/connect/cms';
const canary = 'qanaryup';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

describe.each(testEngines)('what somebody uploaded, wrote and is shown by, on %s', (engine: TestEngine) => {
  let office: Office;
  let folder: string;
  let accessLog: ReturnType<typeof createAccessLog>;
  const store = () => createFolderStore(join(folder, 'files'));
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'relab-erase-uploads-'));
    office = await openOffice(engine, (database) => {
      accessLog = createAccessLog({ database, log: console.error });
      return { files: { store: store() }, routes: commerceRoutes(shop), noteCall: accessLog.note };
    });
    await publishContent(office.database, { site: { id: '0DM000000000001AAA', name: 'Shop' } });
  });
  afterAll(async () => {
    await accessLog?.close();
    await office?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const places = () => ({ documents: store(), mailFolder: join(folder, 'mail') });
  async function ok<Body>(by: Desk, method: string, path: string, body?: unknown): Promise<Body> {
    const answer = await by.send(method, path, body);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as Body;
  }
  /** A picture whose name, title and bytes have the word. */
  const picture = (word = canary) => new File([png, Buffer.from(word)], `${word}.png`, { type: 'image/png' });
  async function upload(by: Desk, word = canary): Promise<string> {
    const form = new FormData();
    form.append('json', new Blob([JSON.stringify({ title: word })], { type: 'application/json' }));
    form.append('fileData', picture(word));
    const { contentVersion } = await ok<{ contentVersion: { id: string } }>(
      ...([by, 'POST', '/records/content-documents/content-versions', form] as const),
    );
    return contentVersion.id;
  }
  const showsAs = (recordId: string, externalId: string, profileName = canary) =>
    ok(office.administrator, 'POST', `/record-avatars/${recordId}/association`, {
      ...{ actionType: 'Associate', externalId, profileName },
    });
  /** Names of files in whose bytes the word stands. */
  async function filesWithCanary(): Promise<readonly string[]> {
    const entries = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    const texts = await Promise.all(files.map((file) => readFile(file, 'latin1')));
    return files.filter((_, index) => texts[index]?.includes(canary));
  }

  test('of a customer: uploads, pictures of a form, photos that staff gave them, and searches for them', async () => {
    const { administrator, database, guest } = office;
    const email = `${canary}@office.example`;
    const buyer = await office.enter(canary, 'buyer');
    const { rows } = await sql<{ contact_id: string }>`
      select contact_id from "user" where id = ${buyer.person.userId}`.execute(database);
    const contactId = rows[0]?.contact_id ?? '';
    await upload(buyer);
    const form = new FormData();
    form.append('fileData', picture());
    const { reference } = await ok<{ reference: string }>(guest, 'POST', '/uploads/pictures', form);
    await ok(guest, 'POST', '/uploads/records', {
      ...{ apiName: 'Lead', pictures: [reference] },
      fields: { LastName: canary, Company: canary, Email: email },
    });
    await showsAs(contactId, await upload(administrator));
    await showsAs(buyer.person.userId, await upload(administrator));
    // A photo of somebody else, too: it stays theirs.
    const shared = await upload(administrator, 'shared');
    const other = await administrator.create('Contact', { LastName: 'Other' });
    await ok(administrator, 'POST', `/record-avatars/${other}/association`, {
      actionType: 'Associate',
      externalId: shared,
    });
    const leads = await sql<{ id: string }>`select id from lead where last_name = ${canary}`.execute(
      database,
    );
    await showsAs(leads.rows[0]?.id ?? '', shared);
    await administrator.send('POST', `/search/results?q=${email}`, { objectApiNames: ['Contact'] });
    await accessLog.flush();
    const before = await findCanary(database, canary);
    expect(before).toEqual(
      expect.arrayContaining(['content_version.title', 'relab_avatar.profile_name', 'record_access.detail']),
    );
    // And one that was drawn anew: pictures of guests are.
    expect(await filesWithCanary()).toHaveLength(3);
    await erasePerson(database, email, places());
    expect(await findCanary(database, canary)).toEqual([]);
    expect(await filesWithCanary()).toHaveLength(0);
    const { rows: versions } = await sql<{ id: string }>`select id from content_version`.execute(database);
    expect(versions).toEqual([{ id: shared }]);
    const { rows: avatars } = await sql<{ record_id: string }>`select record_id from relab_avatar`.execute(
      database,
    );
    expect(avatars).toEqual([{ record_id: other }]);
  });

  test('of an author: comments, mentions, drafts and tasks', async () => {
    const word = 'qanaryauthor';
    const { database } = office;
    const email = `${word}@office.example`;
    const author = await office.enter(word, 'author');
    const colleague = await office.enter('colleague', 'author');
    const { id: contentSpaceOrFolderId } = await ok<{ id: string }>(colleague, 'GET', `${cms}/spaces/shop`);
    const content = await ok<{ managedContentVariantId: string; managedContentVersionId: string }>(
      ...([colleague, 'POST', `${cms}/contents`] as const),
      {
        contentSpaceOrFolderId,
        contentType: 'sfdc_cms__news',
        title: 'News',
        contentBody: { title: 'News' },
      },
    );
    const ofVariant = `${cms}/contents/variants/${content.managedContentVariantId}`;
    await ok(author, 'POST', `${ofVariant}/comments`, { text: `I am ${word}` });
    await ok(colleague, 'POST', `${ofVariant}/comments`, {
      text: 'Please look',
      mentionedUserIds: [author.person.userId],
    });
    await ok(author, 'PUT', `${ofVariant}/autosave`, {
      ...{ title: word, contentBody: { title: word } },
      managedContentVersionId: content.managedContentVersionId,
    });
    await showsAs(author.person.userId, await upload(office.administrator), word);
    const before = await findCanary(database, word);
    expect(before).toEqual(
      expect.arrayContaining([
        'managed_content_comment.text',
        'managed_content_autosave.title',
        'relab_avatar.profile_name',
      ]),
    );
    const named = async () =>
      (
        await sql`select 1 from managed_content_mention where user_id = ${author.person.userId}
        union all select 1 from managed_content_comment where ${author.person.userId} = any(mentioned_ids)`.execute(
          database,
        )
      ).rows.length;
    expect(await named()).toBeGreaterThan(0);
    await erasePerson(database, email, places());
    expect(await findCanary(database, word)).toEqual([]);
    expect(await named()).toBe(0);
    // What others wrote stays.
    const { rows } = await sql<{
      text: string;
    }>`select text from managed_content_comment order by id`.execute(database);
    expect(rows.map(({ text }) => text).toSorted()).toEqual(['Erased', 'Please look']);
  });
});
