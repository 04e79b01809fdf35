import { searchProducts } from '@relab/client/commerce';
import { Pagination } from '@relab/toolkit/pagination';
import { formatMoney } from '../money.ts';
import { hrefOf, routes } from '../routes.ts';
import { definePage } from '../site-definition.ts';

const pageSize = 12;

/** All products, those of a category, or those that were searched for: one list, at three addresses. */
export const page = definePage(routes.category, {
  name: 'Catalogue',
  async load({ client, params, url }) {
    // The home page and the search have no category in their address.
    const { categoryId }: { readonly categoryId?: string } = params;
    const term = url.searchParams.get('q')?.trim().slice(0, 100) || undefined;
    const number = Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1);
    const of = { ...(categoryId && { categoryId }), ...(term && { searchTerm: term }) };
    const fields = ['Picture__c', 'Material__c'];
    // Pages of a search count from 0.
    const found = await searchProducts(client, { ...of, fields, page: number - 1, pageSize });
    const all = categoryId ? await searchProducts(client, { fields: ['Name'], pageSize: 1 }) : found;
    return { found, categories: all.categories.children, categoryId, term, number };
  },
  head: ({ found, categoryId, term }) => ({
    title: term ? `“${term}”` : categoryId ? found.categories.category.name : 'Glassware',
  }),
  View({ data: { found, categories, categoryId, term, number }, url }) {
    const { products, total, currencyIsoCode } = found.productsPage;
    const heading = categoryId ? found.categories.category.name : 'Laboratory glassware';
    const hrefOfPage = (page: number) => {
      const query = new URLSearchParams({ ...(term && { q: term }), page: String(page) });
      return `${url.pathname}?${query}`;
    };
    return (
      <>
        <h1>{term ? `Found for “${term}”` : heading}</h1>
        <nav aria-label="Categories" className="categories">
          {categories.map(({ category: { id, name }, productCount }) => (
            <a
              key={id}
              href={hrefOf(routes.category, { categoryId: id })}
              aria-current={id === categoryId ? 'page' : undefined}
            >
              {name} <span className="soft">{productCount}</span>
            </a>
          ))}
        </nav>
        {products.length === 0 && (
          <p>
            Nothing was found. Try one word, or <a href={hrefOf(routes.home)}>look at everything</a>.
          </p>
        )}
        <ul className="products">
          {products.map(({ id, name, fields, prices, inventory }) => (
            <li key={id} className="card">
              <img src={fields.Picture__c?.value ?? ''} alt="" width="200" height="200" />
              <h2>
                <a href={hrefOf(routes.product, { productId: id })}>{name}</a>
              </h2>
              <p className="soft">
                {fields.Material__c?.value}, {inventory.availableToOrder} available
              </p>
              <p className="price">{formatMoney(prices.unitPrice, currencyIsoCode)}</p>
            </li>
          ))}
        </ul>
        <Pagination page={number} pageCount={Math.ceil(total / pageSize)} hrefOf={hrefOfPage} />
      </>
    );
  },
});
