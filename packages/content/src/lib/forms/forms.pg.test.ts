import { randomUUID } from 'node:crypto';
import type { FormSubmissions } from '@relab/contract/content';
import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { purgeByAge } from '@relab/server/jobs';
import { origin, type TestBrowser, type TestResponse, type TestServer, testServer } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentKey } from '../content-key.ts';
import { publishContent } from '../seeding/publish-content.ts';

const data = '/services/data/v63.0/connect';
const site = { id: '0DM000000000001AAA', name: 'Shop', languages: ['de'] };
const key = contentKey('form demo');
const strictKey = contentKey('form nowhere');
const fields = [
  { name: 'who', label: 'Your name', type: 'text', isRequired: true },
  { name: 'mail', label: 'E-mail', type: 'email', isRequired: true, hint: 'We answer there.' },
  { name: 'unit', label: 'Unit <b>', type: 'choice', choices: ['Rotor "A"', 'Balance'] },
  { name: 'terms', label: 'I agree', type: 'checkbox' },
];
const body = {
  title: 'Ask for a demonstration',
  excerpt: 'We call you.',
  fields,
  thankYouText: 'We call you tomorrow.',
  embedDomains: ['lab.example', 'intranet.lab.example:8443'],
  keepMonths: 2,
};
const german = {
  ...body,
  title: 'Vorführung anfragen',
  fields: fields.map((field) =>
    field.name === 'unit'
      ? { ...field, choices: ['Rotor', 'Waage'] }
      : { ...field, label: `${field.label} (de)` },
  ),
};
const good = { who: 'A. Field', mail: 'a@lab.example' };

describe.each(testEngines)('forms on %s', (engine) => {
  let shop: TestServer;
  let author: TestBrowser;
  let time = Date.parse('2026-06-01T12:00:00Z');
  let address = 0;
  const now = () => new Date(time);
  beforeAll(async () => {
    shop = await testServer(engine, { now });
    const form = { type: 'sfdc_cms__form', title: 'Demo' };
    await publishContent(shop.database, {
      site,
      contents: [
        { ...form, contentKey: key, body },
        { ...form, contentKey: strictKey, body: { title: 'Ask', fields } },
      ],
    });
    await publishContent(shop.database, {
      site,
      contents: [{ ...form, contentKey: key, language: 'de', title: 'Vorführung', body: german }],
    });
    author = await shop.signedIn('author@example.com', ['author']);
  });
  afterAll(() => shop.close());

  const follows = (callId: string, { status, body: answered }: TestResponse): void => {
    const schema = describedCalls.find(({ call }) => call.id === callId)?.responses[status];
    expect(schema).toBeDefined();
    expect(schema?.safeParse(answered).error).toBeUndefined();
  };
  /** Somebody at an address of their own, so that nobody is limited by what others send. */
  const somebody = () => shop.browser(`192.0.2.${++address}`);
  const submit = (
    answers: object,
    more: object = {},
    by = somebody(),
    headers: Record<string, string> = {},
  ) => by.post(`${data}/sites/${site.id}/forms/${key}/submissions`, { answers, ...more }, headers);
  const list = async (by = author, query = '') =>
    (await by.get(`${data}/cms/contents/${key}/form-submissions${query}`)).body as FormSubmissions;
  const script = (domain: string, by = author, of = key) =>
    by.get(`${data}/uma/form/embedScript/${of}/${encodeURIComponent(domain)}`);
  const page = (query = '', of = key) => shop.browser().get(`/embed/forms/${of}${query}`);
  const post = (values: Readonly<Record<string, string>>, query = '', by = somebody()) =>
    by.send('POST', `/embed/forms/${key}${query}`, new URLSearchParams(values).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
  const filledIn = (answers: object) =>
    Object.fromEntries(Object.entries(answers).map(([name, value]) => [`field-${name}`, value as string]));
  const policyOf = ({ headers }: TestResponse) => headers.get('content-security-policy') ?? '';

  test('C-102 a snippet for a domain that the form names is a frame that may send a form, and run nothing', async () => {
    const answer = await script('lab.example');
    follows('getFormEmbedScript', answer);
    const { extFormCodeSnippet: snippet } = answer.body as { extFormCodeSnippet: string };
    expect(snippet).toMatch(/^<iframe [^<>]*><\/iframe>$/);
    expect(snippet).toContain(`src="${origin}/embed/forms/${key}"`);
    expect(snippet).toContain('title="Ask for a demonstration"');
    expect(snippet).toContain('sandbox="allow-forms allow-same-origin"');
    for (const domain of ['LAB.example', 'intranet.lab.example:8443', new URL(origin).host])
      expect((await script(domain)).body).toEqual(answer.body);
  });

  test('C-102 on other domains it could not be shown, and unpublished nowhere: both are refused, with what to do', async () => {
    for (const domain of ['evil.example', 'sub.lab.example', 'lab.example:8443', "'none'", '*'])
      expect(await script(domain)).toMatchObject({
        status: 400,
        body: [{ fields: ['domainName'], message: expect.stringContaining('embedDomains') }],
      });
    expect((await script('lab.example', author, strictKey)).status).toBe(400);
    expect((await script(new URL(origin).host, author, strictKey)).status).toBe(200);
    const { body: spaces } = await author.get(`${data}/cms/spaces`);
    const [space] = (spaces as { spaces: { id: string }[] }).spaces;
    const made = await author.post(`${data}/cms/contents`, {
      ...{
        contentSpaceOrFolderId: space?.id,
        contentType: 'sfdc_cms__form',
        title: 'New',
        contentBody: body,
      },
    });
    const { contentKey: draft } = made.body as { contentKey: string };
    expect(await script('lab.example', author, draft)).toMatchObject({
      status: 400,
      body: [{ fields: ['formContentKey'] }],
    });
    expect((await page('', draft)).status).toBe(404);
  });

  test('C-102 guests and buyers get no snippet', async () => {
    expect((await script('lab.example', shop.browser())).status).toBe(403);
    expect((await script('lab.example', await shop.signedIn('buyer@example.com'))).status).toBe(404);
    expect((await script('lab.example', author, contentKey('no form'))).status).toBe(404);
  });

  test('the page of the form may stand where the form says, the site’s own pages unless it says more', async () => {
    const shown = await page();
    expect(shown).toMatchObject({ status: 200, body: expect.stringContaining('Ask for a demonstration') });
    expect(policyOf(shown)).toContain("frame-ancestors 'self' lab.example intranet.lab.example:8443");
    expect(policyOf(shown)).toMatch(/default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/);
    expect(policyOf(await page('', strictKey))).toMatch(/frame-ancestors 'self'$/);
    expect(policyOf(await page('', contentKey('no form')))).toMatch(/frame-ancestors 'self'$/);
    expect(shown.headers.get('set-cookie')).toBeNull();
    expect(shown.body).not.toContain('<script');
  });

  test('what authors write is text there, whatever is in it', async () => {
    const { body: html } = await page();
    expect(html).toContain('Unit &lt;b&gt;');
    expect(html).toContain('<option value="Rotor &quot;A&quot;">Rotor &quot;A&quot;</option>');
    expect((await page('?language=de')).body).toContain('<html lang="de">');
  });

  test('domains that could say more to browsers than a domain are refused when a form is saved', async () => {
    const { body: spaces } = await author.get(`${data}/cms/spaces`);
    const [space] = (spaces as { spaces: { id: string }[] }).spaces;
    for (const domain of [
      '*',
      "'unsafe'",
      'a.example; script-src *',
      'https://a.example',
      'A.example',
      '*.a.example',
      'a b',
    ])
      expect(
        await author.post(`${data}/cms/contents`, {
          ...{ contentSpaceOrFolderId: space?.id, contentType: 'sfdc_cms__form', title: 'New' },
          contentBody: { ...body, embedDomains: [domain] },
        }),
      ).toMatchObject({ status: 400, body: [{ fields: ['contentBody.embedDomains.0'] }] });
  });

  test('what is filled in there is kept, and answered by another page, so that it is not sent again', async () => {
    const before = (await list()).total;
    const sent = await post(filledIn({ ...good, unit: 'Rotor "A"', terms: 'yes' }));
    expect(sent.status).toBe(303);
    const location = sent.headers.get('location') ?? '';
    expect(location).toBe(`/embed/forms/${key}?sent=1`);
    expect((await page('?sent=1')).body).toContain('We call you tomorrow.');
    const found = await list();
    expect(found.total).toBe(before + 1);
    expect(found.submissions[0]).toEqual({
      id: expect.stringMatching(/^0fs/),
      language: 'en_US',
      submittedDate: '2026-06-01T12:00:00.000Z',
      keptUntil: '2026-08-01T12:00:00.000Z',
      answers: [
        { name: 'who', label: 'Your name', type: 'text', value: 'A. Field' },
        { name: 'mail', label: 'E-mail', type: 'email', value: 'a@lab.example' },
        { name: 'unit', label: 'Unit <b>', type: 'choice', value: 'Rotor "A"' },
        { name: 'terms', label: 'I agree', type: 'checkbox', value: true },
      ],
    });
  });

  test('errors are beside each field, with what was typed', async () => {
    const before = (await list()).total;
    const refused = await post({ ...filledIn({ who: '<i>"x', mail: 'nobody' }), formKey: randomUUID() });
    expect(refused.status).toBe(422);
    const html = String(refused.body);
    expect(html).toContain('<title>This was not sent yet: Ask for a demonstration</title>');
    expect(html).toContain('value="&lt;i&gt;&quot;x"');
    expect(html).toMatch(/<a href="#field-mail">“E-mail”: enter an e-mail address/);
    expect(html).toMatch(
      /id="field-mail" name="field-mail" aria-invalid="true" aria-describedby="field-mail-error field-mail-hint"/,
    );
    expect(policyOf(refused)).toContain('lab.example');
    const inGerman = await post(filledIn({}), '?language=de');
    expect(inGerman.status).toBe(422);
    expect(inGerman.body).toContain('Füllen Sie „Your name (de)“ aus.');
    expect((await list()).total).toBe(before);
  });

  test('a second press, or sending again, keeps one; what was changed meanwhile is not taken for the first', async () => {
    const before = (await list()).total;
    const somewhere = somebody();
    const values = { ...filledIn(good), formKey: randomUUID() };
    expect((await post(values, '', somewhere)).status).toBe(303);
    expect((await post(values, '', somewhere)).status).toBe(303);
    expect((await list()).total).toBe(before + 1);
    const changed = await post({ ...values, 'field-who': 'B. Field' }, '', somewhere);
    expect(changed).toMatchObject({
      status: 422,
      body: expect.stringContaining('sent before with other content'),
    });
    const [, fresh = ''] = /name="formKey" value="([^"]+)"/.exec(String(changed.body)) ?? [];
    expect((await post({ ...values, 'field-who': 'B. Field', formKey: fresh }, '', somewhere)).status).toBe(
      303,
    );
    expect((await list()).total).toBe(before + 2);
  });

  test('a program that fills in everything is thanked, and nothing is kept', async () => {
    const before = (await list()).total;
    expect((await post({ ...filledIn(good), homepage: 'https://spam.example' })).status).toBe(303);
    expect((await list()).total).toBe(before);
  });

  test('a flood from one address has to wait', async () => {
    const flood = somebody();
    const answers = [];
    for (let count = 0; count < 31; count++) answers.push(await submit({}, {}, flood));
    expect(answers.slice(0, 30).every(({ status }) => status === 400)).toBe(true);
    expect(answers[30]).toMatchObject({ status: 429, body: [{ errorCode: 'REQUEST_LIMIT_EXCEEDED' }] });
    expect(answers[30]?.headers.get('retry-after')).toBe('600');
    expect(await post(filledIn(good), '', flood)).toMatchObject({
      status: 429,
      body: expect.stringContaining('A.'),
    });
  });

  test('more than a form can hold is refused before it is read to its end', async () => {
    const large = 'x'.repeat(300_000);
    expect(await post({ 'field-who': large })).toMatchObject({
      status: 413,
      body: expect.stringContaining('shorten'),
    });
    expect((await submit({ who: large })).status).toBe(413);
  });

  test('a page of another site cannot post it in a visitor’s name', async () => {
    const foreign = await somebody().send('POST', `/embed/forms/${key}`, 'field-who=x', {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
    });
    expect(foreign.status).toBe(403);
  });

  test('the call takes answers as the page does: by language, field by field, once for a key', async () => {
    const sent = await submit({ ...good, unit: 'Waage' }, { language: 'de' });
    expect(sent.status).toBe(201);
    follows('submitForm', sent);
    expect((await list()).submissions.some(({ language }) => language === 'de')).toBe(true);
    expect(await submit({ unit: 'Waage' })).toMatchObject({
      status: 400,
      body: [
        { errorCode: 'FIELD_INTEGRITY_EXCEPTION', fields: ['who'] },
        { fields: ['mail'] },
        { fields: ['unit'] },
      ],
    });
    for (const wrong of [undefined, null, 'x', [], { who: 1 }, { who: ['x'] }])
      expect((await submit(wrong as object)).status).toBe(400);
    expect((await submit({ ...good, who: 'a\0b' })).status).toBe(400);
    const headers = { 'idempotency-key': randomUUID() };
    const [one, two] = [
      await submit(good, {}, undefined, headers),
      await submit(good, {}, undefined, headers),
    ];
    expect(two.body).toEqual(one.body);
  });

  test('only who writes in the space reads what was sent; readers and those of shared folders do not', async () => {
    const answer = await author.get(`${data}/cms/contents/${key}/form-submissions?pageSize=1`);
    follows('getFormSubmissions', answer);
    const { submissions, nextPageUrl, total } = answer.body as FormSubmissions;
    expect([submissions.length, total > 1, nextPageUrl !== null]).toEqual([1, true, true]);
    const path = `${data}/cms/contents/${key}/form-submissions`;
    expect((await shop.browser().get(path)).status).toBe(403);
    expect((await (await shop.signedIn('clerk@example.com', ['clerk'])).get(path)).status).toBe(404);
    const reader = await shop.signedIn('reader@example.com');
    await sql`
      insert into managed_content_collaborator (space_id, user_id, role)
      select space_id, ${reader.person.userId}, 'ContentReader' from managed_content where content_key = ${key}`.execute(
      shop.database,
    );
    expect((await reader.get(path)).status).toBe(403);
    expect((await author.get(`${data}/cms/contents/${contentKey('no form')}/form-submissions`)).status).toBe(
      404,
    );
  });

  test('who publishes in the space may forget one at once', async () => {
    const [first] = (await list()).submissions;
    const path = `${data}/cms/form-submissions/${first?.id}`;
    expect((await author.send('DELETE', path)).status).toBe(403);
    expect((await shop.browser().send('DELETE', path)).status).toBe(403);
    const publisher = await shop.signedIn('publisher@example.com', ['publisher']);
    expect((await publisher.send('DELETE', path)).status).toBe(204);
    expect((await publisher.send('DELETE', path)).status).toBe(404);
    expect((await list()).submissions.some(({ id }) => id === first?.id)).toBe(false);
  });

  test('an expired submission is shown to nobody, and then deleted', async () => {
    const count = async () => {
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::int as count from form_submission`.execute(shop.database);
      return rows[0]?.count;
    };
    await submit(good);
    time = Date.parse('2026-07-15T12:00:00Z');
    await submit(good);
    const before = (await count()) ?? 0;
    time = Date.parse('2026-08-02T12:00:00Z');
    expect((await list()).total).toBe(1);
    expect(await count()).toBe(before);
    const purge = () =>
      purgeByAge(
        'form_submission',
        'kept_until',
      )({ database: shop.database, now: now(), before: now(), limit: 10, cursor: null });
    await purge();
    expect(await count()).toBe(1);
    time = Date.parse('2026-10-01T12:00:00Z');
    await purge();
    expect(await count()).toBe(0);
  });
});
