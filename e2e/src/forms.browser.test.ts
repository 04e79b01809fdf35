import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { signInAs } from './first-people.ts';
import { goLive } from './going-live.ts';
import { address, folder } from './shared-marketplace.ts';
import { openVisitor } from './visitor.ts';

const connect = `${address}/services/data/v63.0/connect`;
const own = { origin: address, 'sec-fetch-site': 'same-origin' };

interface Made {
  readonly contentKey: string;
  readonly managedContentVariantId: string;
}
interface Submitted {
  readonly answers: readonly { readonly name: string; readonly value: string | boolean }[];
}

let browser: Browser;
let office: BrowserContext;
let form: Made;
let snippet = '';
/** Pages of two other domains; the form may stand on those of the first. */
const sites: Server[] = [];
const domains: string[] = [];

async function ask<Answer>(method: string, path: string, data?: object): Promise<Answer> {
  const answer = await office.request.fetch(connect + path, { method, headers: own, ...(data && { data }) });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (answer.status() === 204 ? undefined : await answer.json()) as Answer;
}

async function openSite(): Promise<void> {
  const site = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>A lab</title><h1>Our lab</h1>${snippet}`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  sites.push(site);
  domains.push(`127.0.0.1:${(site.address() as AddressInfo).port}`);
}

beforeAll(async () => {
  browser = await launchBrowser();
  office = await browser.newContext();
  await signInAs(office, address, folder, 'office@relab.example');
  await openSite();
  await openSite();
  const { spaces } = await ask<{ spaces: readonly { id: string }[] }>('GET', '/cms/spaces');
  form = await ask<Made>('POST', '/cms/contents', {
    ...{ contentSpaceOrFolderId: spaces[0]?.id, contentType: 'sfdc_cms__form', title: 'Demonstration' },
    contentBody: {
      title: 'Ask for a demonstration',
      excerpt: 'We call you.',
      fields: [
        { name: 'who', label: 'Your name', type: 'text', isRequired: true },
        { name: 'unit', label: 'Unit', type: 'choice', choices: ['Rotor', 'Balance'] },
        { name: 'phone', label: 'Phone', type: 'phone' },
        { name: 'terms', label: 'Call me in the morning', type: 'checkbox' },
      ],
      thankYouText: 'We call you tomorrow.',
      embedDomains: domains.slice(0, 1),
    },
  });
  await ask('POST', '/cms/contents/publish', { variantIds: [form.managedContentVariantId] });
  const path = `/uma/form/embedScript/${form.contentKey}/${encodeURIComponent(domains[0] ?? '')}`;
  snippet = (await ask<{ extFormCodeSnippet: string }>('GET', path)).extFormCodeSnippet;
});
afterAll(async () => {
  for (const site of sites) site.close();
  await ask('POST', '/cms/contents/unpublish', { variantIds: [form.managedContentVariantId] });
  // A form with answers is not deleted.
  const { submissions } = await ask<{ submissions: readonly { id: string }[] }>(
    'GET',
    `/cms/contents/${form.contentKey}/form-submissions`,
  );
  for (const { id } of submissions) await ask('DELETE', `/cms/form-submissions/${id}`);
  await ask('DELETE', `/cms/contents/variants/${form.managedContentVariantId}`);
  await browser.close();
});

const submissions = async (): Promise<readonly Submitted[]> =>
  (await ask<{ submissions: Submitted[] }>('GET', `/cms/contents/${form.contentKey}/form-submissions`))
    .submissions;

/** Fills it in wrongly first, so that it comes back, and then as it should be. */
async function fillIn(place: Page | FrameLocator, name: string): Promise<void> {
  await place.getByLabel('Your name').fill(name);
  await place.getByLabel('Unit').selectOption('Rotor');
  await place.getByLabel('Phone').fill('call me');
  await place.getByLabel('Call me in the morning').check();
  await place.getByRole('button', { name: 'Send' }).click();
  await place.getByRole('alert').waitFor();
  expect(await place.getByLabel('Phone').getAttribute('aria-invalid')).toBe('true');
  expect(await place.getByLabel('Your name').inputValue()).toBe(name);
  expect(await place.getByLabel('Unit').inputValue()).toBe('Rotor');
  expect(await place.getByLabel('Call me in the morning').isChecked()).toBe(true);
  await place.getByLabel('Phone').fill('+49 30 123456');
  await place.getByRole('button', { name: 'Send' }).click();
  await place.getByText('We call you tomorrow.').waitFor();
}
const valuesOf = ([one]: readonly Submitted[]) => one?.answers.map(({ value }) => value);
const kept = (name: string) => [name, 'Rotor', '+49 30 123456', true];

test('C-102 the snippet embeds a form in another site, and its submissions reach its authors', async () => {
  const { page, context, problems } = await openVisitor(browser, { address });
  await page.goto(`http://${domains[0]}`);
  await fillIn(page.frameLocator('iframe'), 'A. Field');
  expect(valuesOf(await submissions())).toEqual(kept('A. Field'));
  expect(await page.getByRole('heading', { name: 'Our lab' }).isVisible()).toBe(true);
  // The response to an invalid submission is logged by the browser as a failed load.
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
  await context.close();
});

test('C-102 no browser shows it in pages of a domain that the form does not name', async () => {
  const { page, context, problems } = await openVisitor(browser, { address });
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(`http://${domains[1]}`);
  await refused;
  expect(await page.frameLocator('iframe').getByLabel('Your name').count()).toBe(0);
  expect(problems.some((problem) => problem.includes('frame-ancestors'))).toBe(true);
  await context.close();
});

test.each([true, false])(
  'the form stands on a page of the site too, with scripts: %s',
  async (javaScript) => {
    const { page, context, problems } = await openVisitor(browser, { address, javaScript });
    await page.goto(`/forms/${form.contentKey}`);
    if (javaScript) await goLive(page);
    const name = javaScript ? 'B. Field' : 'C. Field';
    await fillIn(page, name);
    expect(valuesOf(await submissions())).toEqual(kept(name));
    expect(problems.filter((problem) => !/40[0-9]|422/.test(problem))).toEqual([]);
    await context.close();
  },
);
