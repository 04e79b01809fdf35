import type { Page } from './page.ts';

const modules = import.meta.glob<{ readonly page: Page }>('../pages/*/page.tsx');

/** A page's module, fetched when it is first needed. */
export async function importPage(folder: string): Promise<Page> {
  const load = modules[`../pages/${folder}/page.tsx`];
  if (!load) throw new Error(`There is no page in pages/${folder}.`);
  return (await load()).page;
}
