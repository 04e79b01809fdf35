import { type DeliveryGroup, getDeliveryGroups } from '@relab/client/commerce';
import { Redirect } from '@relab/pages';
import { readShopper } from '../../account/shopper.ts';
import { hrefOf } from '../../href.ts';
import { countOf } from '../../money/amount.ts';
import type { PageContext } from '../../page.ts';
import { routes } from '../../routes.ts';
import type { ArrangedProduct, DeliveriesData } from './deliveries-data.ts';

/** Every product once, with its counts, in the order in which the deliveries show them. */
export function productsOf(groups: readonly DeliveryGroup[]): readonly ArrangedProduct[] {
  const products = new Map<string, ArrangedProduct>();
  for (const { id, items } of groups) {
    for (const { cartItem } of items) {
      const { productId, name, productDetails } = cartItem;
      const existing = products.get(productId);
      const count = countOf(cartItem.quantity);
      products.set(productId, {
        productId,
        name,
        urlName: productDetails.urlName,
        image: productDetails.thumbnailImage,
        count: count + (existing?.count ?? 0),
        counts: { ...existing?.counts, [id]: count },
      });
    }
  }
  return [...products.values()];
}

export async function loadDeliveries({ client, url }: PageContext): Promise<DeliveriesData> {
  const shopper = await readShopper(client);
  if (!shopper.mayCheckOut)
    throw new Redirect(hrefOf(routes.login, undefined, { next: hrefOf(routes.deliveries) }));
  const { items: groups } = await getDeliveryGroups(client, { limit: 100, cartItemLimit: 100 });
  const products = productsOf(groups);
  if (products.length === 0) throw new Redirect(hrefOf(routes.cart));
  const edit = url.searchParams.get('edit');
  return { groups, products, shopper, edited: groups.find(({ id }) => id === edit) ?? null };
}
