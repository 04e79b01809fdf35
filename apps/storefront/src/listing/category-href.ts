import { hrefOf } from '../href.ts';
import { routes } from '../routes.ts';

interface CategoryAddress {
  readonly id: string;
  readonly urlName?: string | null | undefined;
}

/** The category's page. Its id alone finds it; the words in the address are for people. */
export const categoryHref = ({ id, urlName }: CategoryAddress): string =>
  hrefOf(routes.category, { urlName: urlName || id, recordId: id });
