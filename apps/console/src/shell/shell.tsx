import type { PlatformAction } from '@relab/contract/records';
import { Icon, menuIcon, searchIcon } from '@relab/toolkit/icon';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useShortcut } from '../commands/commands.tsx';
import { readableKeys } from '../commands/keys.ts';
import { useApplyAppearance } from '../preferences/appearance.ts';
import { useNoteRecentPage } from '../recent/recent-pages.ts';
import { navigate } from '../routing/navigate.ts';
import { useIsNavigating } from '../routing/router.tsx';
import { hrefOf, routes } from '../routing/routes.ts';
import { FailureBoundary } from '../ui/failure-boundary.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { helpIcon } from '../ui/icons.ts';
import { useMediaQuery } from '../ui/media-query.ts';
import { TooltipLayer } from '../ui/tooltip.tsx';
import { ComingPalette } from './coming-palette.tsx';
import { ConnectionStatus } from './connection-status.tsx';
import { HeldNavigationDialog } from './held-navigation.tsx';
import { Navigation } from './navigation.tsx';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { Notices } from './notices.tsx';
import css from './shell.module.css';
import * as texts from './texts.ts';
import { UserMenu } from './user-menu.tsx';

const loadPalette = async () => ({
  default: (await import('../palette/command-palette.tsx')).CommandPalette,
});
const CommandPalette = lazy(loadPalette);
const QuickActionDialog = lazy(async () => ({
  default: (await import('../records/quick-action-dialog.tsx')).QuickActionDialog,
}));
const HelpSheet = lazy(async () => ({ default: (await import('./help-sheet.tsx')).HelpSheet }));

type Overlay = 'palette' | 'help' | 'navigation';

/** What stands around every page: header, navigation, and the place of the page itself. */
export function Shell({ children }: { readonly children: ReactNode }): ReactNode {
  const isWide = useMediaQuery('(width >= 60rem)');
  const [overlay, setOverlay] = useState<Overlay>();
  const [typed, setTyped] = useState('');
  const [action, setAction] = useState<PlatformAction>();
  const close = (): void => {
    setOverlay(undefined);
    setTyped('');
  };
  useApplyAppearance();
  useShortcut('$mod+k', texts.searchOrCommand, () => setOverlay('palette'), {
    group: 'everywhere',
    isHidden: true,
  });
  useShortcut('/', texts.searchOrCommand, () => setOverlay('palette'), {
    group: 'everywhere',
    isHidden: true,
  });
  useShortcut('[Shift]+?', texts.help, () => setOverlay('help'), { group: 'everywhere' });
  useShortcut('g h', texts.toOverview, () => navigate(hrefOf(routes.home)), { group: 'everywhere' });
  useShortcut('g s', texts.toSearch, () => navigate(hrefOf(routes.search)), { group: 'everywhere' });
  useEffect(() => {
    // It opens at once on first use.
    const timer = setTimeout(() => void loadPalette().catch(() => {}), 2_000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css.shell}>
      <a className="skip-link" href="#page">
        {texts.skipToPage}
      </a>
      <header className={css.header}>
        {!isWide && (
          <IconButton
            icon={menuIcon}
            label={texts.menu}
            aria-expanded={overlay === 'navigation'}
            onClick={() => setOverlay('navigation')}
          />
        )}
        <a className={css.name} href={hrefOf(routes.home)} aria-label={texts.consoleName}>
          {texts.shortName}
        </a>
        <button type="button" className={css.search} onClick={() => setOverlay('palette')}>
          <Icon path={searchIcon} className={css.small} />
          <span className={css.searchLabel}>{texts.searchOrCommand}</span>
          <kbd className={css.keys}>{readableKeys('$mod+k').join(' ')}</kbd>
        </button>
        <div className={css.tools}>
          <Notices />
          <IconButton icon={helpIcon} label={texts.help} keys="?" onClick={() => setOverlay('help')} />
          <UserMenu />
        </div>
      </header>
      <Progress />
      <ConnectionStatus />
      <div className={css.body}>
        {isWide ? (
          <div className={css.side}>
            <Navigation />
          </div>
        ) : (
          <NavigationDrawer isOpen={overlay === 'navigation'} onClose={close} />
        )}
        <Main>{children}</Main>
      </div>
      <HeldNavigationDialog />
      <RecentPageNote />
      <TooltipLayer />
      <FailureBoundary resetKey={overlay}>
        <Suspense fallback={<ComingPalette typed={typed} onType={setTyped} onClose={close} />}>
          {overlay === 'palette' && <CommandPalette firstText={typed} onClose={close} onAction={setAction} />}
        </Suspense>
        <Suspense>
          {action && <QuickActionDialog action={action} onClose={() => setAction(undefined)} />}
          {overlay === 'help' && <HelpSheet onClose={close} />}
        </Suspense>
      </FailureBoundary>
    </div>
  );
}

// What changes with each page stands in components of its own: the others are not drawn again by a navigation.

function Progress(): ReactNode {
  const isPending = useIsNavigating();
  return <div className={css.progress} data-pending={isPending || undefined} aria-hidden="true" />;
}

function Main({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <main id="page" className={css.main} tabIndex={-1} aria-busy={useIsNavigating()}>
      {children}
    </main>
  );
}

function RecentPageNote(): ReactNode {
  useNoteRecentPage();
  return null;
}
