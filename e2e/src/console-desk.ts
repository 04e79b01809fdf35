import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { tabTo } from './keyboard.ts';

/** What clerks do at the desks of the console, by keyboard alone. */

/** Leads the focus to an element, and presses Enter there. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

export async function openQueue(page: Page, label: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Queues' }).getByRole('link', { name: label });
  await press(page, link);
  await page.getByRole('main').getByRole('list', { name: label }).waitFor();
}

/** Goes down the queue that is shown until the record is open. */
export async function openFromQueue(page: Page, name: string): Promise<void> {
  const rows = page.locator('a[data-record]');
  await rows.first().waitFor();
  for (let press = 0; press < 200; press++) {
    const before = [page.url(), await rows.count()].join();
    await page.keyboard.press('j');
    await expect.poll(async () => [page.url(), await rows.count()].join()).not.toBe(before);
    const open = new URL(page.url()).searchParams.get('record');
    const row = page.locator(`a[data-record="${open}"][aria-current]`);
    await row.waitFor();
    if ((await row.innerText()).includes(name)) break;
  }
  await page.getByRole('article').filter({ hasText: name }).waitFor();
}

/** A dialog whose last button is named as the dialog itself. */
export async function dialogOf(page: Page, label: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: label });
  await dialog.getByRole('button', { name: label }).waitFor();
  return dialog;
}

/** What the palette offers by this name. */
export async function command(page: Page, label: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('searchbox').waitFor();
  await page.keyboard.type(label);
  await page.locator('[role=option][data-focused]').filter({ hasText: label }).waitFor();
  await page.keyboard.press('Enter');
}

/** Begins an action of the open record: by the digit at its button, or by its name where it has no button. */
export async function begin(page: Page, label: string): Promise<Locator> {
  const actions = page.getByRole('main').getByRole('button');
  await actions
    .filter({ has: page.locator('kbd') })
    .first()
    .waitFor();
  const key = actions.filter({ hasText: label }).locator('kbd');
  if ((await key.count()) > 0) await page.keyboard.press(await key.innerText());
  else await command(page, label);
  return await dialogOf(page, label);
}

/** Begins what a button of the desk itself does. */
export async function openForm(page: Page, label: string): Promise<Locator> {
  await press(page, page.getByRole('main').getByRole('button', { name: label, exact: true }));
  return await dialogOf(page, label);
}

export const field = (dialog: Locator, label: string): Locator =>
  dialog.getByLabel(new RegExp(`^${label}`)).first();

export async function type(page: Page, dialog: Locator, label: string, text: string): Promise<void> {
  await tabTo(page, field(dialog, label));
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** A time of a day next year. The year may have six digits, so the field waits for the next key. */
export async function typeTime(page: Page, dialog: Locator, label: string, time: string): Promise<void> {
  await tabTo(page, field(dialog, label));
  await page.keyboard.type(`0115${new Date().getFullYear() + 1}`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(time);
}

/** Finds a value by typing, and takes the first that is found. */
export async function choose(page: Page, dialog: Locator, label: string, text: string): Promise<void> {
  await type(page, dialog, label, text);
  await page.getByRole('option', { name: text }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.locator('[role=option][data-focused]').filter({ hasText: text }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('[role=listbox]').waitFor({ state: 'detached' });
}

/** Saves a form of a record by its shortcut. */
export async function save(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press('Control+s');
  await dialog.waitFor({ state: 'detached' });
}

/** Sends a form by Enter: in the field that has the focus, or at its button. */
export async function send(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

/** Downloads what a link of the page leads to, as its reader would. */
export async function expectPdf(page: Page, name: string): Promise<void> {
  const href = await page.getByRole('main').getByRole('link', { name }).first().getAttribute('href');
  const response = await page.request.get(href ?? '');
  const type = response.headers()['content-type'];
  expect([name, response.status(), type]).toEqual([name, 200, 'application/pdf']);
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
}
