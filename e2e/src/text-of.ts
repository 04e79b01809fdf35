import type { Locator } from 'playwright-core';

/** The text of an element as it reads: white space taken together. */
export const textOf = async (element: Locator): Promise<string> =>
  ((await element.textContent()) ?? '').replace(/\s+/g, ' ').trim();
