import type { NavigationMenuItem } from '@relab/contract/content';
import { StaticMarkup } from '@relab/pages';
import { type ReactNode, useId } from 'react';
import { locale } from '../language/language.ts';
import { inLanguages } from '../language/languages.ts';
import type { SiteSettings } from '../site-settings.ts';
import * as texts from './footer-texts.ts';
import css from './layout.module.css';

type Link = Pick<NavigationMenuItem, 'actionType' | 'actionValue' | 'label' | 'target'>;

export interface FooterLinksProps {
  readonly settings: SiteSettings;
  /** The site's menu `Footer`: labels, each with the links that stand below it. */
  readonly menu: readonly NavigationMenuItem[];
}

/** The same on every page, so that the browser keeps it as the server sent it, without this file. */
export function FooterLinks({ settings, menu }: FooterLinksProps): ReactNode {
  return (
    <StaticMarkup>
      <div className={`page-width ${css.footerGrid}`}>
        <p className={css.about}>{texts.about(settings.siteName)}</p>
        {menu.map(({ label, subMenu }) => (
          <Links key={label} label={label} links={subMenu} />
        ))}
      </div>
    </StaticMarkup>
  );
}

function Links({ label, links }: { readonly label: string; readonly links: readonly Link[] }): ReactNode {
  const heading = useId();
  return (
    <nav aria-labelledby={heading}>
      <h2 id={heading}>{label}</h2>
      <ul>
        {links.map(({ actionType, actionValue, label: text, target }) =>
          actionValue === null ? null : (
            <li key={text}>
              <a
                href={actionType === 'InternalLink' ? inLanguages(actionValue)[locale] : actionValue}
                target={target === 'NewWindow' ? '_blank' : undefined}
              >
                {text}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
