import type { LocalizedPath } from '@relab/server/mail';
import { inLanguages } from '@relab/storefront/addresses';

/** A page of the site in the language of a mail; in the site's own where it has no pages in that. */
export const localizedPath: LocalizedPath = (path, language) => {
  const pages = Object.entries(inLanguages(path));
  return pages.find(([locale]) => locale.startsWith(`${language}-`))?.[1] ?? path;
};
