import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { linkTarget } from '../link/link-setting.ts';
import { type TextLinkProps, textLinkSettings } from '../link/text-link.tsx';
import { isCurrentPage } from '../navigation/current-page.ts';
import { hrefOf, useNavigation } from '../navigation/navigation.tsx';
import { classNames } from '../settings/class-names.ts';
import { choice, data, text } from '../settings/kinds.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SettingsOf } from '../settings/setting.ts';
import styles from './navigation-menu.module.css';

export const navigationMenuSettings = {
  /** What it lists, each with the settings of a text link. */
  items: data<readonly TextLinkProps[]>(),
  /** The landmark's name, for a page that has several. */
  label: text(),
  direction: choice(['horizontal', 'vertical'], 'horizontal'),
};

export type NavigationMenuProps = SettingsOf<typeof navigationMenuSettings>;

const isFields = (item: unknown): item is TextLinkProps => typeof item === 'object' && item !== null;

/** S-006: a list of links, the one to the shown page marked. What has no words or leads nowhere on this site is left out. */
export function NavigationMenu(props: NavigationMenuProps): ReactNode {
  const { items, label, direction } = readSettings('NavigationMenu', navigationMenuSettings, props);
  const navigation = useNavigation();
  const links = (Array.isArray(items) ? items : []).filter(isFields).flatMap((item, index) => {
    const entry = readSettings('NavigationMenu', textLinkSettings, item);
    const link = linkTarget(entry);
    const href = hrefOf(navigation, link.pageReference);
    if (href === undefined || entry.text === '') return [];
    return { ...entry, link, isCurrent: isCurrentPage(href, navigation.current), key: index };
  });
  if (links.length === 0) return null;
  return (
    <nav aria-label={label || undefined}>
      <ul className={classNames(styles.menu, styles[direction])}>
        {links.map(({ key, link, text, assistiveText, newWindow, isCurrent }) => (
          <li key={key}>
            <Link
              link={link}
              className={styles.link}
              assistiveText={assistiveText}
              newWindow={newWindow}
              current={isCurrent}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
