import { addItemToCart, getCartSummary, postProductSearch } from '@relab/client/commerce';
import { useRead, useWrite } from '@relab/react';
import type { ReactNode } from 'react';

// #region results
export function Results({ searchTerm }: { readonly searchTerm: string }): ReactNode {
  const { data, error } = useRead(postProductSearch, { searchTerm, pageSize: 12 });
  const { send, pending } = useWrite(addItemToCart);
  if (!data) return <p>{error ? error.message : 'Loading…'}</p>;
  return (
    <ul>
      {data.productsPage.products.map(({ id, name, prices }) => (
        <li key={id}>
          {name}, {prices?.unitPrice} {data.productsPage.currencyIsoCode}
          <button type="button" disabled={pending} onClick={() => send({ productId: id, quantity: 1 })}>
            Add to cart
          </button>
        </li>
      ))}
    </ul>
  );
}
// #endregion results

// #region badge
/** Right after each write to the cart, wherever on the page that was made. */
export function CartBadge(): ReactNode {
  const { data } = useRead(getCartSummary, {});
  return <output>{Number(data?.totalProductCount ?? 0)} in the cart</output>;
}
// #endregion badge
