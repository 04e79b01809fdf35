import { expectOk } from './expect-ok.ts';
import { person } from './people.ts';
import type { Payload } from './start-payload.ts';
import type { Probes, Studio } from './studio.ts';

function createProbes(): Probes {
  const toasts = (): string =>
    [...document.querySelectorAll('[data-sonner-toast]')].map(({ textContent }) => textContent).join(' ');
  return {
    list: () => document.querySelectorAll('table tbody tr').length >= 50,
    form: () => (document.querySelector('[contenteditable=true]')?.textContent ?? '') !== '',
    autosaved: () => document.querySelector('.autosave')?.textContent?.includes('Last saved') === true,
    saved: () => toasts().includes('saved successfully'),
    published: () => toasts().includes('Updated 50 Articles'),
    compared: () =>
      document.querySelector('main, body')?.textContent?.includes('its rotor is a new one') === true &&
      document.querySelector('.html-diff, [class*=diff]') !== null,
  };
}

const list = '/admin/collections/articles?limit=50';

export function payloadStudio({ origin, longId, newerVersionId }: Payload): Studio {
  return {
    name: 'Payload',
    origin,
    createProbes,
    paths: {
      list,
      drafts: `${list}&${new URLSearchParams({ 'where[_status][equals]': 'draft' })}`,
      comparison: `/admin/collections/articles/${longId}/versions/${newerVersionId}`,
    },
    autosaveAddress: 'autosave=true',
    signIn: async (context) =>
      await expectOk(context.request.post(`${origin}/api/users/login`, { data: person })),
    openRow: (page, row) => page.locator('table tbody tr').nth(row).locator('a').first().click(),
    async enterText(page) {
      await page.locator('[contenteditable=true]').first().click();
      await page.keyboard.press('Control+End');
    },
    pressSave: (page) => page.locator('#action-save-draft').click(),
    async choosePublish(page) {
      await page.locator('#select-all').click();
      await page.locator('.list-selection [aria-label=Publish]').click();
      await page.locator('#confirm-action').waitFor();
    },
    confirmPublish: (page) => page.locator('#confirm-action').click(),
  };
}
