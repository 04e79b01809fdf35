import { getProductCategoryChildren } from '@relab/client/commerce';
import { useRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import type { ViewProps } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { prefix } from '../../language/language.ts';
import { routes } from '../../routes.ts';
import css from './not-found.module.css';

export function NotFoundView({ url, settings }: ViewProps<null>): ReactNode {
  const { data } = useRead(getProductCategoryChildren, {});
  const { marketplaceCategory } = settings;
  const isListing = url.pathname.startsWith(`${prefix}/product/`);
  const categories = data?.productCategories ?? [];
  return (
    <div className={`page-width ${css.page}`}>
      <p className={css.code}>404</p>
      <h1>{isListing ? 'This listing is not here' : 'There is no such page'}</h1>
      <p className={css.lead}>
        {isListing
          ? 'It was withdrawn, or its address was shortened on the way. Most units are one of a kind; something close may still be offered.'
          : 'The address may be incomplete, or the page has moved. Search for what you are after, or begin with a category.'}
      </p>
      <search>
        <form className={css.search} action={hrefOf(routes.search, {})} method="get">
          <label className="visually-hidden" htmlFor="not-found-search">
            Manufacturer, model or type
          </label>
          <input
            id="not-found-search"
            type="search"
            name="term"
            placeholder="Manufacturer, model or type"
            maxLength={100}
          />
          <ActionButton>Search</ActionButton>
        </form>
      </search>
      <section aria-labelledby="not-found-categories">
        <h2 id="not-found-categories" className={css.heading}>
          Categories
        </h2>
        <ul className={css.categories}>
          {categories.map(({ id, urlName, fields, productCount }) => (
            <li key={id}>
              <a href={hrefOf(routes.category, { urlName: urlName ?? id, recordId: id })}>
                <span>{fields.Name}</span>
                <span className={css.count}>
                  {productCount}
                  <span className="visually-hidden"> listings</span>
                </span>
              </a>
            </li>
          ))}
          <li>
            <a
              href={hrefOf(routes.category, {
                urlName: marketplaceCategory.urlName,
                recordId: marketplaceCategory.id,
              })}
            >
              All equipment
            </a>
          </li>
        </ul>
      </section>
      <p className="soft">
        Sure that something should be here? <a href={hrefOf(routes.contact)}>Tell us</a>.
      </p>
    </div>
  );
}
