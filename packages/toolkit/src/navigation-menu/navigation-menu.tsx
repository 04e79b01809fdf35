import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import type { TextLinkProps } from '../link/text-link.tsx';
import { isCurrentPage } from '../navigation/current-page.ts';
import { type Navigation, useNavigation } from '../navigation/navigation.tsx';
import { hrefOf } from '../navigation/page-href.ts';
import { classNames } from '../settings/class-names.ts';
import { choice, data, text } from '../settings/kinds.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SettingsOf } from '../settings/setting.ts';
import { type MenuEntry, readEntries } from './menu-entry.ts';
import styles from './navigation-menu.module.css';

/** A text link with others below it. */
export interface MenuLink extends TextLinkProps {
  readonly items?: readonly MenuLink[];
}

/** An item of a site's navigation menu, as its call answers it. */
export interface MenuItem {
  readonly label: string;
  /** Where it leads; null for a label. */
  readonly actionValue: string | null;
  readonly imageUrl?: string | null;
  readonly target?: 'CurrentWindow' | 'NewWindow';
  readonly subMenu?: readonly object[];
}

export const navigationMenuSettings = {
  /**
   * What it lists: each with the settings of a text link and, as `items`, what is below it, or as the call for navigation menus
   * answers it.
   */
  items: data<readonly (MenuLink | MenuItem)[]>(),
  /** The landmark's name, for a page that has several. */
  label: text(),
  direction: choice(['horizontal', 'vertical'], 'horizontal'),
};

/** `items` may be what `getNavigationMenuItems` answers. `direction` is `horizontal` by default. */
export type NavigationMenuProps = SettingsOf<typeof navigationMenuSettings>;

interface ShownEntry extends MenuEntry {
  readonly href: string | undefined;
  readonly below: readonly ShownEntry[];
}

/** Those that lead somewhere on this site or elsewhere, and labels with some of these below them. */
const shownOf = (entries: readonly MenuEntry[], navigation: Navigation): readonly ShownEntry[] =>
  entries
    .map((entry) => ({
      ...entry,
      href: entry.link && hrefOf(navigation, entry.link.pageReference),
      below: shownOf(entry.entries, navigation),
    }))
    .filter(({ href, below }) => href !== undefined || below.length > 0);

/**
 * S-006: a list of links, the one to the shown page marked, with lists below them where there are any. What has no words or
 * leads nowhere on this site is left out.
 */
export function NavigationMenu(props: NavigationMenuProps): ReactNode {
  const { items, label, direction } = readSettings('NavigationMenu', navigationMenuSettings, props);
  const navigation = useNavigation();
  const entries = shownOf(readEntries(items), navigation);
  if (entries.length === 0) return null;
  return (
    <nav aria-label={label || undefined}>
      <Entries
        entries={entries}
        current={navigation.current}
        className={classNames(styles.menu, styles[direction])}
      />
    </nav>
  );
}

interface EntriesProps {
  readonly entries: readonly ShownEntry[];
  readonly current: string | undefined;
  readonly className: string | undefined;
}

function Entries({ entries, current, className }: EntriesProps): ReactNode {
  return (
    <ul className={className}>
      {keyed(entries).map(([key, entry]) => (
        <li key={key}>
          <Entry entry={entry} current={current} />
          {entry.below.length > 0 && (
            <Entries entries={entry.below} current={current} className={styles.below} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The only difference between two entries with the same label. */
const keyed = (entries: readonly ShownEntry[]) => entries.map((entry, index) => [index, entry] as const);

function Entry({
  entry,
  current,
}: {
  readonly entry: ShownEntry;
  readonly current: string | undefined;
}): ReactNode {
  const { text, link, href, assistiveText, newWindow, imageUrl } = entry;
  const words = (
    <>
      {imageUrl !== undefined && <img className={styles.image} src={imageUrl} alt="" loading="lazy" />}
      {text}
    </>
  );
  if (!link || href === undefined) return <span className={styles.label}>{words}</span>;
  return (
    <Link
      link={link}
      className={styles.link}
      assistiveText={assistiveText}
      newWindow={newWindow}
      current={isCurrentPage(href, current)}
    >
      {words}
    </Link>
  );
}
