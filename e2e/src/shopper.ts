import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';

export interface Shopper {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody who was never here, however often the tests run on one marketplace. */
export function newShopper(): Shopper {
  const mark = randomBytes(6).toString('hex');
  return {
    firstName: 'Ada',
    lastName: `Tester ${mark}`,
    email: `shopper-${mark}@relab.example`,
    password: `long enough ${mark}`,
  };
}

/** Fills the registration form that is shown, and sends it. */
export async function register(page: Page, shopper: Shopper): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Create an account' }).waitFor();
  await page.getByLabel('First name').fill(shopper.firstName);
  await page.getByLabel('Last name').fill(shopper.lastName);
  await page.getByLabel('E-mail').fill(shopper.email);
  await page.getByLabel('Password').fill(shopper.password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Fills the sign-in form that is shown, and sends it. */
export async function signIn(page: Page, { email, password }: Shopper): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}
