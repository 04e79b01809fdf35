import { hrefOf } from '../href.ts';
import { routes } from '../routes.ts';

/** The listing's page. Its id alone finds it; the words in the address are for people. */
export function productHref(productId: string, urlName?: string | null): string {
  return hrefOf(routes.product, { urlName: urlName || productId, recordId: productId });
}
