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
        {menu.map((entry) => (
          <Links key={entry.label} entry={entry} />
        ))}
      </div>
    </StaticMarkup>
  );
}

function Links({ entry }: { readonly entry: NavigationMenuItem }): ReactNode {
  const heading = useId();
  return (
    <nav aria-labelledby={heading}>
      <h2 id={heading}>
        <MenuLink link={entry} />
      </h2>
      {entry.subMenu.length > 0 && (
        <ul>
          {entry.subMenu.map((link) =>
            link.actionValue === null ? null : (
              <li key={link.label}>
                <MenuLink link={link} />
              </li>
            ),
          )}
        </ul>
      )}
    </nav>
  );
}

/** A heading may lead somewhere, or only head what is below it. */
function MenuLink({ link: { actionType, actionValue, label, target } }: { readonly link: Link }): ReactNode {
  if (actionValue === null) return label;
  return (
    <a
      href={actionType === 'InternalLink' ? inLanguages(actionValue)[locale] : actionValue}
      target={target === 'NewWindow' ? '_blank' : undefined}
    >
      {label}
    </a>
  );
}
