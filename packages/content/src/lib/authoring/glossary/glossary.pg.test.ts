import { maxGlossaryTerms } from '@relab/contract/content';
import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { type TestResponse, type TestServer, testServer } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishContent } from '../../seeding/publish-content.ts';

const cms = '/services/data/v63.0/connect/cms';

describe.each(testEngines)('a glossary on %s', (engine) => {
  let shop: TestServer;
  let author: Awaited<ReturnType<TestServer['signedIn']>>;
  let spaceId: string;
  let path: string;

  const follows = (callId: string, { status, body }: TestResponse): void => {
    const schema = describedCalls.find(({ call }) => call.id === callId)?.responses[status];
    expect(schema, `${callId} ${status}`).toBeDefined();
    expect(schema?.safeParse(body).error).toBeUndefined();
  };
  const german = (text: string) => ({ language: 'de', text });
  const add = (term: string, ...translations: readonly object[]) => author.post(path, { term, translations });
  const terms = async (): Promise<readonly string[]> => {
    const answer = await author.get(path);
    follows('getGlossary', answer);
    return (answer.body as { terms: { term: string }[] }).terms.map(({ term }) => term);
  };

  beforeAll(async () => {
    shop = await testServer(engine);
    await publishContent(shop.database, {
      site: { id: '0DM000000000001AAA', name: 'Shop', languages: ['de', 'fr'] },
    });
    author = await shop.signedIn('author@example.com', ['author']);
    spaceId = ((await author.get(`${cms}/spaces/shop`)).body as { id: string }).id;
    path = `${cms}/spaces/${spaceId}/glossary`;
  });
  afterAll(() => shop.close());

  test('terms are added, changed and removed, and are in alphabetical order', async () => {
    const rotor = await add(' Rotor ', german('Rotor'), { language: 'fr', text: 'Rotor' });
    follows('createGlossaryTerm', rotor);
    expect(rotor.body).toMatchObject({
      ...{ term: 'Rotor', note: null, lastModifiedBy: { id: author.person.userId } },
      translations: [german('Rotor'), { language: 'fr', text: 'Rotor' }],
    });
    await add('cold\n room', german('Kühlraum'));
    expect(await terms()).toEqual(['cold room', 'Rotor']);
    const { id } = rotor.body as { id: string };
    const replaced = await author.send('PUT', `${path}/${id}`, {
      ...{ term: 'angle rotor', translations: [german('Festwinkelrotor')], note: 'Not a swing-out one.' },
    });
    follows('replaceGlossaryTerm', replaced);
    expect(replaced.body).toMatchObject({
      ...{ term: 'angle rotor', note: 'Not a swing-out one.' },
      translations: [german('Festwinkelrotor')],
    });
    expect(await terms()).toEqual(['angle rotor', 'cold room']);
    expect((await author.send('DELETE', `${path}/${id}`)).status).toBe(204);
    expect((await author.send('DELETE', `${path}/${id}`)).status).toBe(404);
    expect(await terms()).toEqual(['cold room']);
  });

  test('a term stands there once, in capitals or not, however it comes', async () => {
    const { id } = (await add('Lid', german('Deckel'))).body as { id: string };
    expect((await add('LID', german('Klappe'))).status).toBe(409);
    const put = (term: string) => author.send('PUT', `${path}/${id}`, { term, translations: [] });
    expect((await put('COLD ROOM')).status).toBe(409);
    expect((await put('LID')).status).toBe(200);
  });

  test.each([
    ['a language that the space lacks', 'door', [{ language: 'it', text: 'porta' }]],
    ['the language of the term itself', 'door', [{ language: 'en_US', text: 'door' }]],
    ['a language twice', 'door', [german('Tür'), german('Pforte')]],
    ['a translation of blanks', 'door', [german('  ')]],
    ['a term of blanks', '  ', [german('Tür')]],
    ['a term of 101 characters', 'x'.repeat(101), [german('Tür')]],
  ])('%s is rejected', async (_, term, translations) => {
    const before = await terms();
    expect((await add(term, ...translations)).status).toBe(400);
    expect(await terms()).toEqual(before);
  });

  test('a term of another space is not there', async () => {
    const administrator = await shop.signedIn('administrator@example.com', ['administrator']);
    const other = await administrator.post(`${cms}/spaces`, { name: 'Other' });
    const elsewhere = `${cms}/spaces/${(other.body as { id: string }).id}/glossary`;
    const { id } = (await add('hinge', german('Scharnier'))).body as { id: string };
    const input = { term: 'hinge', translations: [] };
    expect((await administrator.send('PUT', `${elsewhere}/${id}`, input)).status).toBe(404);
    expect((await administrator.send('DELETE', `${elsewhere}/${id}`)).status).toBe(404);
    expect(await terms()).toContain('hinge');
  });

  test('a glossary has a thousand terms at most', async () => {
    await sql`
      insert into managed_content_glossary_term (id, space_id, term, translations, created_date, last_modified_date)
      select '0gt' || n, ${spaceId}, 'filled ' || n, '{}', now(), now()
      from generate_series(1, ${maxGlossaryTerms} - (
        select count(*) from managed_content_glossary_term where space_id = ${spaceId})) n`.execute(
      shop.database,
    );
    expect(await add('one more', german('noch einer'))).toMatchObject({
      body: [{ errorCode: 'LIMIT_EXCEEDED' }],
    });
    expect((await terms()).length).toBe(maxGlossaryTerms);
  });
});
