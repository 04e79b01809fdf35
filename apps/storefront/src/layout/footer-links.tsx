import type { ReactNode } from 'react';
import { hrefOf } from '../frame/route.ts';
import type { SiteSettings } from '../frame/settings.ts';
import { StaticMarkup } from '../frame/standing-page.tsx';
import { routes } from '../routes.ts';
import * as texts from './footer-texts.ts';
import css from './layout.module.css';

const guides = [
  { name: texts.conditionGrades, urlName: 'condition-grades' },
  { name: texts.shipping, urlName: 'shipping-and-rigging' },
  { name: texts.warranty, urlName: 'warranty-and-returns' },
  { name: texts.buyingUsed, urlName: 'buying-used-equipment' },
];

const aboutUs = [
  { name: texts.aboutUs, urlName: 'about' },
  { name: texts.terms, urlName: 'terms' },
  { name: texts.legalNotice, urlName: 'legal-notice' },
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
        <p className={css.about}>{texts.about(settings.siteName)}</p>
        <nav aria-labelledby="footer-buy">
          <h2 id="footer-buy">{texts.buy}</h2>
          <ul>
            <li>
              <a
                href={hrefOf(routes.category, {
                  urlName: marketplaceCategory.urlName,
                  recordId: marketplaceCategory.id,
                })}
              >
                {texts.allEquipment}
              </a>
            </li>
            <li>
              <a href={hrefOf(routes.cart)}>{texts.cart}</a>
            </li>
            <li>
              <a href={hrefOf(routes.orders)}>{texts.orders}</a>
            </li>
            <li>
              <a href={hrefOf(routes.quotes)}>{texts.quotes}</a>
            </li>
            <li>
              <a href={hrefOf(routes.watching)}>{texts.watching}</a>
            </li>
            <li>
              <a href={hrefOf(routes.savedSearches)}>{texts.savedSearches}</a>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-know">
          <h2 id="footer-know">{texts.goodToKnow}</h2>
          <ul>
            {guides.map(({ name, urlName }) => (
              <li key={urlName}>
                <a href={hrefOf(routes.content, { contentKey: urlName })}>{name}</a>
              </li>
            ))}
            <li>
              <a href={hrefOf(routes.guides)}>{texts.allGuides}</a>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-sell">
          <h2 id="footer-sell">{texts.sellAndAsk}</h2>
          <ul>
            <li>
              <a href={hrefOf(routes.sell)}>{texts.sell}</a>
            </li>
            <li>
              <a href={hrefOf(routes.compare)}>{texts.compare}</a>
            </li>
            <li>
              <a href={hrefOf(routes.contact)}>{texts.contact}</a>
            </li>
            <li>
              <a href={hrefOf(routes.content, { contentKey: 'how-selling-works' })}>
                {texts.howSellingWorks}
              </a>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-about">
          <h2 id="footer-about">{settings.siteName}</h2>
          <ul>
            {aboutUs.map(({ name, urlName }) => (
              <li key={urlName}>
                <a href={hrefOf(routes.content, { contentKey: urlName })}>{name}</a>
              </li>
            ))}
            <li>
              <a href={hrefOf(routes.privacy)}>{texts.privacy}</a>
            </li>
          </ul>
        </nav>
      </div>
    </StaticMarkup>
  );
}
