import { signOut } from '@relab/client/identity';
import { useClient } from '@relab/react';
import { accountIcon, chevronDownIcon, Icon, menuIcon } from '@relab/toolkit/icon';
import { type ReactNode, useState } from 'react';
import { otherLabel, otherLocale } from '../language/language.ts';
import { useLocation } from '../routing/router.tsx';
import { hrefOf, routes } from '../routing/routes.ts';
import { useUser } from '../session/user.tsx';
import { ActionMenu } from '../ui/menu.tsx';
import { HeldNavigationDialog } from './held-navigation.tsx';
import { chooseLanguage } from './language-choice.ts';
import { Navigation } from './navigation.tsx';
import css from './shell.module.css';
import * as texts from './texts.ts';

/** What stands around every page: header, navigation, and the place of the page itself. */
export function Shell({ children }: { readonly children: ReactNode }): ReactNode {
  const client = useClient();
  const user = useUser();
  const { isPending } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const leave = async (): Promise<void> => {
    await signOut(client, {});
    window.location.assign(hrefOf(routes.home));
  };
  return (
    <div className={css.shell}>
      <a className="skip-link" href="#page">
        {texts.skipToPage}
      </a>
      <header className={css.header}>
        <button
          type="button"
          className={css.menuButton}
          aria-expanded={isMenuOpen}
          aria-controls="navigation"
          aria-label={texts.menu}
          onClick={() => setMenuOpen(!isMenuOpen)}
        >
          <Icon path={menuIcon} />
        </button>
        <a className={css.name} href={hrefOf(routes.home)}>
          {texts.consoleName}
        </a>
        <div className={css.tools}>
          <ActionMenu
            label={texts.yourAccount}
            entries={[
              {
                id: 'settings',
                label: `${user.firstName} ${user.lastName}`,
                description: user.email,
                href: hrefOf(routes.record, { objectApiName: 'User', recordId: user.userId }),
              },
              {
                id: 'language',
                label: otherLabel,
                onAction: () => chooseLanguage(otherLocale),
                startsGroup: true,
              },
              { id: 'shop', label: texts.toShop, onAction: () => window.location.assign('/') },
              { id: 'sign-out', label: texts.signOut, onAction: leave, startsGroup: true },
            ]}
          >
            <Icon path={accountIcon} />
            <Icon path={chevronDownIcon} className={css.small} />
          </ActionMenu>
        </div>
      </header>
      <div className={css.progress} data-pending={isPending || undefined} aria-hidden="true" />
      <div className={css.body}>
        <Navigation isOpen={isMenuOpen} onFollow={() => setMenuOpen(false)} />
        <main id="page" className={css.main} tabIndex={-1} aria-busy={isPending}>
          {children}
        </main>
      </div>
      <HeldNavigationDialog />
    </div>
  );
}
