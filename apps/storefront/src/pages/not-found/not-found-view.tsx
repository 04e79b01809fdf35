import { getProductCategoryChildren } from '@relab/client/commerce';
import { useRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { hrefOf } from '../../href.ts';
import { locale, prefix } from '../../language/language.ts';
import { categoryHref } from '../../listing/category-href.ts';
import { listing, listings } from '../../listing/texts.ts';
import type { ViewProps } from '../../page.ts';
import { routes } from '../../routes.ts';
import css from './not-found.module.css';
import * as texts from './texts.tsx';

export function NotFoundView({ url, settings }: ViewProps<null>): ReactNode {
  const { data } = useRead(getProductCategoryChildren, {});
  const isListing = url.pathname.startsWith(`${prefix}/product/`);
  const categories = data?.productCategories ?? [];
  return (
    <div className={`page-width ${css.page}`}>
      <p className={css.code}>404</p>
      <h1>{isListing ? texts.listingHeading : texts.pageHeading}</h1>
      <p className={css.lead}>{isListing ? texts.listingLead : texts.pageLead}</p>
      <search>
        <form className={css.search} action={hrefOf(routes.search, {})} method="get">
          <label className="visually-hidden" htmlFor="not-found-search">
            {texts.searchHint}
          </label>
          <input
            id="not-found-search"
            type="search"
            name="term"
            placeholder={texts.searchHint}
            maxLength={100}
          />
          <ActionButton>{texts.search}</ActionButton>
        </form>
      </search>
      <section aria-labelledby="not-found-categories">
        <h2 id="not-found-categories" className={css.heading}>
          {texts.categories}
        </h2>
        <ul className={css.categories}>
          {categories.map(({ id, urlName, fields, productCount }) => (
            <li key={id}>
              <a href={categoryHref({ id, urlName })}>
                <span>{fields.Name}</span>
                <span className={css.count}>
                  {productCount.toLocaleString(locale)}
                  <span className="visually-hidden"> {productCount === 1 ? listing : listings}</span>
                </span>
              </a>
            </li>
          ))}
          <li>
            <a href={categoryHref(settings.marketplaceCategory)}>{texts.allEquipment}</a>
          </li>
        </ul>
      </section>
      <p className="soft">{texts.contactHint(hrefOf(routes.contact))}</p>
    </div>
  );
}
