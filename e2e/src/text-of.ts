import type { Locator } from 'playwright-core';

/** The text of an element as it reads: with white space collapsed. */
export const textOf = async (element: Locator): Promise<string> =>
  ((await element.textContent()) ?? '').replace(/\s+/g, ' ').trim();
