import { inLanguages } from '@relab/storefront/addresses';
import type { PageAddress } from './page-addresses.ts';

/** The same pages in German. */
export const inGerman = (pages: readonly PageAddress[]): readonly PageAddress[] =>
  pages.map(({ name, path, status }) => ({
    name: `${name}, German`,
    path: inLanguages(path)['de-DE'],
    status,
  }));
