import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openConsolePage, openConsoleVisitor } from './console.ts';
import { accountName, createRecord, editField } from './console-records.ts';
import { settle } from './going-live.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('axe finds nothing on the pages of a record in either colour scheme', async () => {
  const clerk = await openConsoleVisitor(browser, 'clerk');
  const { page, request } = clerk;
  const recordId = await createRecord(request, 'Account', { Name: accountName(), Phone: '1' });
  await createRecord(request, 'Contact', { LastName: 'Listed', AccountId: recordId });
  const lead = await createRecord(request, 'Lead', {
    LastName: accountName(),
    Company: accountName(),
    Email: `axe-${Date.now()}@seller.example`,
  });
  const found: string[] = [];
  const look = async (what: string): Promise<void> => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
      axe.setLegacyMode();
      const { violations } = await axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
      for (const { id, nodes } of violations)
        for (const { target, any } of nodes)
          found.push(`${what} ${colorScheme} ${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`);
    }
  };
  await openConsolePage(page, `/r/Lead/${lead}`);
  await settle(clerk);
  await look('lead');
  await editField(page, 'Company');
  await settle(clerk);
  await look('form');
  await page.keyboard.press('Escape');
  for (const path of [
    `/r/Account/${recordId}?tab=related`,
    `/r/Account/${recordId}?tab=activity`,
    `/r/Account/${recordId}?tab=files`,
    `/r/Account/${recordId}/related/Contacts`,
    '/o/Contact/new',
  ]) {
    await openConsolePage(page, path);
    await settle(clerk);
    await look(path);
  }
  expect(found).toEqual([]);
});
