import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from 'playwright-core';

const api = '/services/data/v63.0/ui-api';

export type FieldValues = Readonly<Record<string, string | number | boolean | null>>;

/** Creates a record that the test alone knows; answers its id. */
export async function createRecord(
  request: APIRequestContext,
  apiName: string,
  fields: FieldValues,
): Promise<string> {
  const response = await request.post(`${api}/records`, { data: { apiName, fields } });
  if (response.status() !== 201) throw new Error(`${apiName}: ${response.status()} ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}

/** Writes fields as another program of the same user would. */
export async function writeRecord(
  request: APIRequestContext,
  recordId: string,
  fields: FieldValues,
): Promise<void> {
  const response = await request.patch(`${api}/records/${recordId}`, { data: { fields } });
  if (!response.ok()) throw new Error(`${recordId}: ${response.status()} ${await response.text()}`);
}

export async function deleteRecord(request: APIRequestContext, recordId: string): Promise<void> {
  const response = await request.delete(`${api}/records/${recordId}`);
  if (!response.ok()) throw new Error(`${recordId}: ${response.status()} ${await response.text()}`);
}

/** What stands in a field, named as `Account.Phone`. */
export async function readField(
  request: APIRequestContext,
  recordId: string,
  field: string,
): Promise<unknown> {
  const response = await request.get(`${api}/records/${recordId}?fields=${field}`);
  if (!response.ok()) throw new Error(`${recordId}: ${response.status()} ${await response.text()}`);
  const { fields } = (await response.json()) as { fields: Record<string, { value: unknown }> };
  return fields[field.split('.')[1] ?? '']?.value;
}

/** A name like that of no other account: similar ones are duplicates. */
export const accountName = (): string => randomBytes(10).toString('hex');

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 }).first();

export const toast = (page: Page, text: string): Locator =>
  page.getByRole('alertdialog').filter({ hasText: text }).first();

/** The page's message is in the error: a refusal stays on the screen until it is closed. */
export async function waitForToast(page: Page, text: string): Promise<void> {
  await toast(page, text)
    .waitFor({ timeout: 20_000 })
    .catch(async () => {
      const shown = await page.getByRole('alertdialog').allInnerTexts();
      const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
      throw new Error(`No “${text}”; shown: ${JSON.stringify(shown)}; focused: ${focused}`);
    });
}

/** Opens the form by the pencil of a field. */
export async function editField(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${label}`, exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).waitFor();
}
