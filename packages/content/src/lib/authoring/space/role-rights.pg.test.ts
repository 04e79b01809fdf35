import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { type TestResponse, type TestServer, testServer } from '@relab/test-server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { publishContent } from '../../seeding/publish-content.ts';

const cms = '/services/data/v63.0/connect/cms';
const news = 'sfdc_cms__news';
const document = 'sfdc_cms__document';

interface Made {
  readonly contentKey: string;
  readonly managedContentId: string;
  readonly managedContentVariantId: string;
}
type Person = Awaited<ReturnType<TestServer['signedIn']>>;
interface Access {
  readonly ownRights: Readonly<Record<string, boolean>>;
  readonly ownTypes: readonly { readonly contentType: string; readonly rights: Access['ownRights'] }[];
  readonly roles: readonly {
    readonly role: string;
    readonly isChanged: boolean;
    readonly isFixed: boolean;
    readonly rights: Access['ownRights'];
    readonly types: Access['ownTypes'];
  }[];
}

describe.each(testEngines)('what roles may do in a space, on %s', (engine) => {
  let shop: TestServer;
  let author: Person;
  let publisher: Person;
  let administrator: Person;
  let manager: Person;
  let space: { readonly id: string; readonly rootFolderId: string };

  const set = async (role: string, body: object, by = administrator): Promise<TestResponse> => {
    const response = await by.send('PATCH', `${cms}/spaces/${space.id}/roles/${role}`, body);
    const schema = describedCalls.find(({ call }) => call.id === 'updateSpaceRole')?.responses[200];
    if (response.status === 200) expect(schema?.safeParse(response.body).error).toBeUndefined();
    return response;
  };
  const access = async (by: Person): Promise<Access> =>
    (await by.get(`${cms}/spaces/${space.id}/access`)).body as Access;
  const create = (by: Person, title = 'News', type = news) =>
    by.post(`${cms}/contents`, {
      ...{ contentSpaceOrFolderId: space.id, contentType: type, title, contentBody: { title } },
    });
  const made = async (title?: string): Promise<Made> => (await create(administrator, title)).body as Made;
  const save = (by: Person, variantId: string, title = 'Changed') =>
    by.send('PUT', `${cms}/contents/variants/${variantId}`, { contentBody: { title }, title, urlName: '' });
  const translate = (by: Person, contentKey: string) =>
    by.post(`${cms}/contents/variants`, {
      ...{ managedContentKeyOrId: contentKey, language: 'de', title: 'Neues' },
      contentBody: { title: 'Neues' },
    });
  const publish = (by: Person, variantId: string) =>
    by.post(`${cms}/contents/publish`, { variantIds: [variantId] });

  beforeAll(async () => {
    shop = await testServer(engine);
    await publishContent(shop.database, {
      site: { id: '0DM000000000001AAA', name: 'Shop', languages: ['de'] },
    });
    author = await shop.signedIn('author@example.com', ['author']);
    publisher = await shop.signedIn('publisher@example.com', ['publisher']);
    administrator = await shop.signedIn('administrator@example.com', ['administrator']);
    space = (await author.get(`${cms}/spaces/shop`)).body as typeof space;
    manager = await shop.signedIn('manager@example.com');
    await administrator.post(`${cms}/spaces/${space.id}/members`, {
      ...{ email: 'manager@example.com', role: 'ContentManager' },
    });
  });
  afterAll(() => shop?.close());
  afterEach(async () => {
    await shop.database.deleteFrom('managed_content_role_rights').execute();
  });

  test('each flag is enforced by itself', async () => {
    const { contentKey, managedContentId, managedContentVariantId } = await made();
    const german = (await translate(administrator, contentKey)).body as Made;
    await set('author', { rights: { update: false } });
    expect((await access(author)).ownRights).toMatchObject({ create: true, update: false, translate: true });
    expect(await save(author, managedContentVariantId)).toMatchObject({ status: 403 });
    expect(await save(author, german.managedContentVariantId)).toMatchObject({ status: 200 });
    expect(
      await author.send('PATCH', `${cms}/contents/${contentKey}`, { folderId: space.rootFolderId }),
    ).toMatchObject({ status: 403 });
    await set('author', { rights: { update: true, translate: false, create: false, delete: false } });
    expect(await save(author, managedContentVariantId)).toMatchObject({ status: 200 });
    expect(await save(author, german.managedContentVariantId)).toMatchObject({ status: 403 });
    expect(await create(author)).toMatchObject({ status: 403 });
    expect(await author.post(`${cms}/contents/${contentKey}/clone`, {})).toMatchObject({ status: 403 });
    expect(await translate(author, (await made('Other')).contentKey)).toMatchObject({ status: 403 });
    expect(await author.send('DELETE', `${cms}/contents/${managedContentId}`)).toMatchObject({ status: 403 });
    await set('author', { rights: { publish: true } });
    expect(await publish(author, managedContentVariantId)).toMatchObject({ status: 201 });
  });

  test('a type has rights of its own, and all others those of the role', async () => {
    await set('author', { contentType: document, rights: { create: false } });
    expect(await create(author, 'A document', document)).toMatchObject({ status: 403 });
    const allowed = await create(author, 'Some news');
    expect(allowed).toMatchObject({ status: 201 });
    const { ownRights, ownTypes } = await access(author);
    // With some type at all: rights on a content are those of its own type.
    expect(ownRights).toMatchObject({ create: true });
    expect(ownTypes.find(({ contentType }) => contentType === document)?.rights).toMatchObject({
      ...{ create: false, update: true },
    });
    const { roles } = await access(administrator);
    expect(roles.find(({ role }) => role === 'author')?.types).toMatchObject([
      { contentType: document, rights: { create: false, update: true, read: true } },
    ]);
    // The other way: one type alone.
    await set('author', { contentType: news, rights: { publish: true } });
    expect(await publish(author, (allowed.body as Made).managedContentVariantId)).toMatchObject({
      status: 201,
    });
    const paper = (await create(administrator, 'Paper', document)).body as Made;
    expect(await publish(author, paper.managedContentVariantId)).toMatchObject({ status: 403 });
    await set('author', { contentType: news, isReset: true });
    expect(await publish(author, (await made()).managedContentVariantId)).toMatchObject({ status: 403 });
  });

  test('nothing of a type that one does not publish goes out along with something else', async () => {
    const { contentKey: named } = await made('Named');
    const naming = (
      await administrator.post(`${cms}/contents`, {
        ...{ contentSpaceOrFolderId: space.id, contentType: 'sfdc_cms__card', title: 'Naming' },
        contentBody: { title: 'Naming', image: { contentKey: named } },
      })
    ).body as Made;
    await set('publisher', { contentType: news, rights: { publish: false } });
    const choice = { variantIds: [naming.managedContentVariantId], includeContentReferences: true };
    const refused = await publisher.post(`${cms}/contents/publish`, choice);
    expect(refused).toMatchObject({ status: 403 });
    // The preview says beforehand which of them, in the words of that rejection.
    const preview = (query: object, by: Person) =>
      by.get(`/services/data/v63.0/cms/deployments/preview?${new URLSearchParams({ ...query })}`);
    const seen = await preview(
      { variantIds: naming.managedContentVariantId, includeContentReferences: true },
      publisher,
    );
    const schema = describedCalls.find(({ call }) => call.id === 'getDeploymentPreview')?.responses[200];
    expect(schema?.safeParse(seen.body).error).toBeUndefined();
    const [{ message }] = refused.body as readonly [{ readonly message: string }];
    expect(seen.body).toMatchObject({
      items: [
        { title: 'Naming', problems: [] },
        { title: 'Named', isTopLevel: false, problems: [{ kind: 'right', message }] },
      ],
    });
    // With no right to publish anything there is nothing to look at.
    expect(await preview({ variantIds: naming.managedContentVariantId }, author)).toMatchObject({
      status: 403,
    });
    // Staged by somebody else, it does not go out by their hand either.
    await administrator.post(`${cms}/deployments`, { ...choice, contentSpaceId: space.id });
    const released = { contentSpaceId: space.id, executeStagedDeployments: true };
    expect(await publisher.post(`${cms}/deployments`, released)).toMatchObject({ status: 403 });
    expect(await administrator.post(`${cms}/deployments`, released)).toMatchObject({ status: 201 });
  });

  test('who may not read finds no space, and reading again begins with reading alone', async () => {
    const { contentKey } = await made();
    await set('author', { rights: { read: false } });
    expect(await author.get(`${cms}/spaces/${space.id}`)).toMatchObject({ status: 404 });
    expect(await author.get(`${cms}/contents/${contentKey}`)).toMatchObject({ status: 404 });
    expect(await create(author)).toMatchObject({ status: 404 });
    expect(((await author.get(`${cms}/spaces`)).body as { spaces: unknown[] }).spaces).toEqual([]);
    expect(await set('author', { contentType: news, rights: { create: true } })).toMatchObject({
      status: 409,
    });
    expect(await administrator.get(`${cms}/contents/${contentKey}`)).toMatchObject({ status: 200 });
    await set('author', { rights: { read: true } });
    expect((await access(author)).ownRights).toMatchObject({ read: true, create: false, update: false });
    // Who is let do something may read.
    await set('author', { rights: { read: false } });
    await set('author', { rights: { create: true } });
    expect((await access(author)).ownRights).toMatchObject({ read: true, create: true });
    await set('author', { isReset: true });
    expect((await access(author)).ownRights).toMatchObject({ read: true, delete: true, publish: false });
  });

  test('several roles add up', async () => {
    await administrator.post(`${cms}/spaces/${space.id}/members`, {
      ...{ email: 'author@example.com', role: 'ContentReader' },
    });
    await set('author', { rights: { read: false } });
    expect((await access(author)).ownRights).toMatchObject({ read: true, create: false });
    await set('ContentReader', { rights: { translate: true } });
    expect((await access(author)).ownRights).toMatchObject({ translate: true, update: false });
    await administrator.send('DELETE', `${cms}/spaces/${space.id}/members/${author.person.userId}`);
  });

  test('roles that administer cannot be shut out, by whom whatsoever', async () => {
    for (const role of ['ContentAdmin', 'administrator'])
      expect(await set(role, { rights: { read: false } })).toMatchObject({ status: 409 });
    await set('ContentManager', { rights: { manage: true } });
    expect(await set('administrator', { rights: { manage: false } }, manager)).toMatchObject({ status: 409 });
    // They may take it from themselves, and administrators give it back.
    expect(await set('ContentManager', { rights: { manage: false } }, manager)).toMatchObject({
      status: 200,
    });
    expect(await set('ContentManager', { rights: { manage: true } }, manager)).toMatchObject({ status: 403 });
    expect((await access(administrator)).ownRights).toMatchObject({ manage: true });
  });

  test('each change is noted with what it changed, and what changes nothing is not', async () => {
    await set('ContentAuthor', { rights: { publish: true, create: true } });
    await set('ContentAuthor', { rights: { publish: true } });
    await set('ContentAuthor', { contentType: news, rights: { delete: false } });
    const { body } = await administrator.get(`${cms}/spaces/${space.id}/activity?kinds=RightsChanged`);
    const { activities } = body as { activities: readonly { title: string; detail: string }[] };
    expect(activities.slice(0, 2).map(({ title, detail }) => `${title} ${detail}`)).toEqual([
      `ContentAuthor ${news}: -delete`,
      'ContentAuthor +publish',
    ]);
  });

  test.each([
    ['no role', 'Root', { rights: { read: true } }],
    ['nothing to set', 'author', {}],
    ['two things at once', 'author', { rights: { read: true }, isReset: true }],
    ['reading of a type', 'author', { contentType: news, rights: { read: false } }],
    ['a type that is none', 'author', { contentType: 'x', rights: { create: true } }],
    ['work without reading', 'author', { rights: { read: false, publish: true } }],
    ['a flag that is no boolean', 'author', { rights: { read: 'yes' } }],
  ])('%s is rejected', async (_, role, body) => {
    expect(await set(role, body)).toMatchObject({ status: 400 });
    expect(await set(role, body, publisher)).toMatchObject({ status: expect.toSatisfy((s) => s >= 400) });
    expect((await access(author)).ownRights).toMatchObject({ read: true, create: true, publish: false });
  });

  test('a right that is lost half way keeps what was written before, and rejects the next save', async () => {
    const { managedContentVariantId: id } = await made();
    expect(await save(author, id, 'Before')).toMatchObject({ status: 200 });
    await set('author', { rights: { update: false } });
    expect(await save(author, id, 'After')).toMatchObject({ status: 403 });
    expect((await author.get(`${cms}/contents/variants/${id}`)).body).toMatchObject({ title: 'Before' });
  });
});
