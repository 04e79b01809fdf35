import { useApps } from '@relab/react/records';
import { chevronDownIcon, Icon } from '@relab/toolkit/icon';
import { Skeleton } from '@relab/toolkit/skeleton';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { favoriteHref } from '../favorites/favorite-target.ts';
import { useFavoriteList } from '../favorites/favorites.tsx';
import { useRecentPages } from '../recent/recent-pages.ts';
import { desksOf } from '../routing/desks.ts';
import { hrefOf, routes } from '../routing/routes.ts';
import { useUser } from '../session/user.tsx';
import { appsConfig } from '../session/work.ts';
import { FailureBoundary } from '../ui/failure-boundary.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { listIcon } from '../ui/icons.ts';
import { ActionMenu } from '../ui/menu.tsx';
import { ReadError } from '../ui/read-state.tsx';
import { useCurrentApp } from './current-app.ts';
import { NavLink } from './nav-link.tsx';
import css from './navigation.module.css';
import * as texts from './texts.ts';

const ArrangeDialog = lazy(async () => ({
  default: (await import('./arrange-dialog.tsx')).ArrangeDialog,
}));

const maxShown = 6;

export interface NavigationProps {
  readonly onFollow?: (() => void) | undefined;
}

/** The desks of the user's roles, the tabs of an app, favourites, and what was open last. */
export function Navigation({ onFollow }: NavigationProps): ReactNode {
  const { roles } = useUser();
  const favorites = useFavoriteList() ?? [];
  const recent = useRecentPages();
  const desks = desksOf(roles);
  return (
    <div className={css.navigation}>
      {desks.length > 0 && (
        <NavSection heading={texts.desks} isQuiet>
          {desks.map(({ route, label }) => (
            <NavLink key={route.page} href={hrefOf(route)} onFollow={onFollow}>
              {label}
            </NavLink>
          ))}
        </NavSection>
      )}
      <AppTabs onFollow={onFollow} />
      {favorites.length > 0 && (
        <NavSection heading={texts.favorites}>
          {favorites.slice(0, 2 * maxShown).map((favorite) => {
            const href = favoriteHref(favorite);
            return (
              href && (
                <NavLink key={favorite.id} href={href} onFollow={onFollow}>
                  {favorite.name}
                </NavLink>
              )
            );
          })}
        </NavSection>
      )}
      {recent.length > 0 && (
        <NavSection heading={texts.recent}>
          {recent.slice(0, maxShown).map(({ href, title }) => (
            <NavLink key={href} href={href} onFollow={onFollow}>
              {title}
            </NavLink>
          ))}
        </NavSection>
      )}
    </div>
  );
}

interface NavSectionProps {
  readonly heading: string;
  /** The heading is for screen readers only. */
  readonly isQuiet?: boolean | undefined;
  readonly children: ReactNode;
}

function NavSection({ heading, isQuiet = false, children }: NavSectionProps): ReactNode {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={isQuiet ? 'visually-hidden' : css.heading}>
        {heading}
      </h2>
      <ul className={css.list}>{children}</ul>
    </nav>
  );
}

function AppTabs({ onFollow }: NavigationProps): ReactNode {
  const { error, isLoading, refresh } = useApps(appsConfig);
  const { apps, app, items, choose } = useCurrentApp();
  const [isArranging, setArranging] = useState(false);
  if (!app) {
    if (error) return <ReadError error={error} onRetry={() => void refresh()} />;
    return isLoading ? <Skeleton lines={6} /> : null;
  }
  return (
    <nav aria-label={app.label}>
      <div className={css.app}>
        <ActionMenu
          label={`${texts.app}: ${app.label}`}
          className={css.switcher}
          entries={apps.map(({ appId, label, description }) => ({
            id: appId,
            label,
            description: description ?? undefined,
            isCurrent: appId === app.appId,
            onAction: () => choose(appId),
          }))}
        >
          <span>{app.label}</span>
          <Icon path={chevronDownIcon} className={css.chevron} />
        </ActionMenu>
        <IconButton icon={listIcon} label={texts.arrange} onClick={() => setArranging(true)} />
      </div>
      <ul className={css.list}>
        {items.map(
          ({ objectApiName, label }) =>
            objectApiName && (
              <NavLink
                key={objectApiName}
                href={hrefOf(routes.list, { objectApiName })}
                hasPagesBelow
                onFollow={onFollow}
              >
                {label}
              </NavLink>
            ),
        )}
      </ul>
      {isArranging && (
        <FailureBoundary>
          <Suspense>
            <ArrangeDialog app={app} onClose={() => setArranging(false)} />
          </Suspense>
        </FailureBoundary>
      )}
    </nav>
  );
}
