import type { Locator, Page } from 'playwright-core';

/** Where test orders go. The members are the names of the form's fields. */
export const delivery = {
  name: 'Ada Tester',
  companyName: 'Institute of Tests',
  street: 'Musterweg 1',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  phoneNumber: '+49 30 1234567',
} as const;

export const orderNumberOfBuyer = 'PO-4711';

/** Fills in the address of the first step, and sends it. */
export async function fillDelivery(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 2, name: 'Where does it go?' }).waitFor();
  await page.getByLabel(/^Name/).fill(delivery.name);
  await page.getByLabel('Company or institute').fill(delivery.companyName);
  await page.getByLabel('Street and number').fill(delivery.street);
  await page.getByLabel('Postal code').fill(delivery.postalCode);
  await page.getByLabel('City').fill(delivery.city);
  await page.getByLabel('Country').selectOption(delivery.country);
  await page.getByLabel('Telephone').fill(delivery.phoneNumber);
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
}

/** Chooses to pay by purchase order, and goes on to the review. */
export async function fillPurchaseOrder(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Purchase order' }).check();
  await page.getByLabel('Purchase order number').fill(orderNumberOfBuyer);
  await page.getByRole('button', { name: 'Continue to review' }).click();
}

/** The box at the review without which nothing is ordered. */
export const agreement = (page: Page): Locator =>
  page.getByRole('checkbox', { name: 'I agree to the terms of sale.' });

/** Agrees to the terms at the review, and buys. */
export async function placeOrder(page: Page): Promise<void> {
  await agreement(page).check();
  await page.getByRole('button', { name: /^Place order for/ }).click();
}

/** From the first step of the checkout to the review, by the forms that are shown. */
export async function fillCheckout(page: Page): Promise<void> {
  await fillDelivery(page);
  await page.getByRole('heading', { level: 2, name: 'How is it delivered?' }).waitFor();
  await page.getByRole('group', { name: 'Delivery' }).getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('heading', { level: 2, name: 'How do you pay?' }).waitFor();
  await fillPurchaseOrder(page);
  await page.getByRole('heading', { level: 2, name: 'Is everything right?' }).waitFor();
}
