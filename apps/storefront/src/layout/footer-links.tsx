import type { ReactNode } from 'react';
import { hrefOf } from '../frame/route.ts';
import type { SiteSettings } from '../frame/settings.ts';
import { StaticMarkup } from '../frame/standing-page.tsx';
import { routes } from '../routes.ts';
import css from './layout.module.css';

const guides = [
  { name: 'Condition grades', urlName: 'condition-grades' },
  { name: 'Shipping and rigging', urlName: 'shipping-and-rigging' },
  { name: 'Warranty and returns', urlName: 'warranty-and-returns' },
  { name: 'Buying used equipment', urlName: 'buying-used-equipment' },
];

export interface FooterLinksProps {
  readonly settings: SiteSettings;
}

/** The same on every page, so that the browser keeps it as the server sent it, without this file. */
export function FooterLinks({ settings }: FooterLinksProps): ReactNode {
  const { marketplaceCategory } = settings;
  return (
    <StaticMarkup>
      <div className={`page-width ${css.footerGrid}`}>
        <p className={css.about}>
          {settings.siteName} is an open marketplace for used laboratory and diagnostic equipment. Every
          listing states its condition, what was tested and what is missing.
        </p>
        <nav aria-labelledby="footer-buy">
          <h2 id="footer-buy">Buy</h2>
          <ul>
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
            <li>
              <a href={hrefOf(routes.cart)}>Cart</a>
            </li>
            <li>
              <a href={hrefOf(routes.orders)}>Orders</a>
            </li>
            <li>
              <a href={hrefOf(routes.quotes)}>Quotes</a>
            </li>
            <li>
              <a href={hrefOf(routes.watching)}>Watching</a>
            </li>
            <li>
              <a href={hrefOf(routes.savedSearches)}>Saved searches</a>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-know">
          <h2 id="footer-know">Good to know</h2>
          <ul>
            {guides.map(({ name, urlName }) => (
              <li key={urlName}>
                <a href={hrefOf(routes.content, { contentKey: urlName })}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-sell">
          <h2 id="footer-sell">Sell and ask</h2>
          <ul>
            <li>
              <a href={hrefOf(routes.sell)}>Sell equipment</a>
            </li>
            <li>
              <a href={hrefOf(routes.compare)}>Compare listings</a>
            </li>
            <li>
              <a href={hrefOf(routes.contact)}>Contact us</a>
            </li>
            <li>
              <a href={hrefOf(routes.privacy)}>Privacy</a>
            </li>
          </ul>
        </nav>
      </div>
    </StaticMarkup>
  );
}
