import { expectOk } from './expect-ok.ts';
import type { Relab } from './start-relab.ts';
import type { Probes, Studio } from './studio.ts';

function createProbes(): Probes {
  const status = (): string =>
    [...document.querySelectorAll('main [role=status]')].map(({ textContent }) => textContent).join(' ');
  return {
    list: () => document.querySelectorAll('main table tbody tr').length >= 50,
    form: () => (document.querySelector('main [role=textbox]')?.textContent ?? '') !== '',
    autosaved: () => status().includes('What you type is safe since'),
    saved: () => status().includes('All is saved.'),
    published: () => document.body.innerText.includes('50 versions are published.'),
    compared: () =>
      [...document.querySelectorAll('main ins, main [role=insertion]')].some((inserted) =>
        inserted.textContent?.includes('its rotor is a new one'),
      ),
  };
}

export function relabStudio({ origin, person, folderId, longId }: Relab): Studio {
  return {
    name: 'Relab',
    origin,
    createProbes,
    paths: {
      list: `/console/content/folders/${folderId}`,
      drafts: `/console/content/folders/${folderId}?status=Draft`,
      comparison: `/console/content/items/${longId}/versions`,
    },
    autosaveAddress: '/autosave',
    signIn: async (context) =>
      await expectOk(context.request.post(`${origin}/services/identity/sign-in`, { data: person })),
    openRow: (page, row) => page.locator('main table tbody tr').nth(row).locator('a').first().click(),
    async enterText(page) {
      await page.locator('main [role=textbox]').first().click();
      await page.getByRole('toolbar', { name: 'Format of Body' }).waitFor();
      await page.keyboard.press('Control+End');
    },
    pressSave: (page) => page.keyboard.press('Control+s'),
    async choosePublish(page) {
      await page.getByLabel('Select all contents of this page').check();
      await page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).click();
      await page
        .getByRole('alertdialog')
        .getByText(/50 versions go out/)
        .waitFor();
    },
    confirmPublish: (page) =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Publish', exact: true }).click(),
  };
}
