import { getProductCategoryChildren } from '@relab/client/commerce';
import { useRead } from '@relab/react';
import { Icon, menuIcon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import { hrefOf } from '../href.ts';
import { prefix } from '../language/language.ts';
import { categoryHref } from '../listing/category-href.ts';
import { routes } from '../routes.ts';
import type { SiteSettings } from '../site-settings.ts';
import { AccountLinks } from './account-links.tsx';
import { CartLink } from './cart-link.tsx';
import css from './header.module.css';
import { SearchBox } from './search-box.tsx';
import * as texts from './texts.ts';

interface NavProps {
  readonly url: URL;
  readonly settings: SiteSettings;
}

export interface HeaderProps extends NavProps {
  readonly wordmark: ReactNode;
}

export function Header({ url, settings, wordmark }: HeaderProps): ReactNode {
  return (
    <header className={css.header}>
      <div className={`page-width ${css.bar}`}>
        <a className={css.home} href={hrefOf(routes.home)} aria-label={texts.homeLabel(settings.siteName)}>
          {wordmark}
        </a>
        <div className={css.search}>
          <SearchBox key={url.pathname} term={termOf(url)} />
        </div>
        <div className={css.actions}>
          <a className={`${css.action} ${css.sell}`} href={hrefOf(routes.sell)}>
            {texts.sellEquipment}
          </a>
          <AccountLinks url={url} />
          <CartLink />
        </div>
        <CategoryNav url={url} settings={settings} />
      </div>
    </header>
  );
}

/** The words in the address of a results page stay in the box. */
function termOf(url: URL): string {
  const [, folder, term] = url.pathname.slice(prefix.length).split('/');
  if (folder !== 'global-search' || !term) return '';
  try {
    return decodeURIComponent(term);
  } catch {
    return '';
  }
}

/** One list: below a summary on narrow screens, a row that is always open on wide ones, without a script on either. */
function CategoryNav({ url, settings }: NavProps): ReactNode {
  const { data } = useRead(getProductCategoryChildren, {});
  const groups = data?.productCategories ?? [];
  const { marketplaceCategory: all } = settings;
  const entries = [
    // Without an id the shop is not known yet: its server has never answered.
    ...(all.id ? [{ ...all, name: texts.allEquipment }] : []),
    ...groups.map(({ id, urlName, fields }) => ({ id, urlName, name: fields.Name ?? '' })),
  ];
  return (
    <nav className={css.nav} aria-label={texts.categories}>
      <details className={css.menu} key={url.pathname}>
        <summary>
          <Icon path={menuIcon} /> {texts.categories}
        </summary>
        <ul className={css.categories}>
          {entries.map(({ id, urlName, name }) => {
            const href = categoryHref({ id, urlName });
            return (
              <li key={id}>
                <a href={href} aria-current={url.pathname === href ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            );
          })}
        </ul>
      </details>
    </nav>
  );
}
