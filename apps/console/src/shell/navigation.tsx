import { useApps } from '@relab/react/records';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from '../routing/router.tsx';
import { hrefOf, routes } from '../routing/routes.ts';
import { useUser } from '../session/user.tsx';
import { ReadError } from '../ui/read-state.tsx';
import { desks } from './desks.ts';
import css from './navigation.module.css';
import * as texts from './texts.ts';

export interface NavigationProps {
  /** Whether it is shown where there is no room for it beside the page. */
  readonly isOpen: boolean;
  readonly onFollow: () => void;
}

/** The desks of the user's roles, and the objects of each app that is open to them. */
export function Navigation({ isOpen, onFollow }: NavigationProps): ReactNode {
  const { url } = useLocation();
  const { roles } = useUser();
  const { data, error, refresh } = useApps({ formFactor: 'Large', userCustomizations: true });
  const mine = useMemo(
    () => desks.filter((desk) => desk.roles.some((role) => roles.includes(role))),
    [roles],
  );
  const link = (href: string, label: string): ReactNode => (
    <li key={href}>
      <a
        className={css.link}
        href={href}
        aria-current={url.pathname === href ? 'page' : undefined}
        onClick={onFollow}
      >
        {label}
      </a>
    </li>
  );
  return (
    <div id="navigation" className={css.navigation} data-open={isOpen || undefined}>
      {mine.length > 0 && (
        <nav aria-label={texts.desks}>
          <ul className={css.list}>{mine.map(({ route, label }) => link(hrefOf(route), label))}</ul>
        </nav>
      )}
      <nav aria-label={texts.objects}>
        {error && <ReadError error={error} onRetry={refresh} />}
        {data?.apps.map(({ appId, label, navItems }) => (
          <details
            key={appId}
            className={css.app}
            open={navItems.some(({ objectApiName }) => isWithin(url, objectApiName))}
          >
            <summary>{label}</summary>
            <ul className={css.list}>
              {navItems.map(
                ({ objectApiName, label: itemLabel }) =>
                  objectApiName && link(hrefOf(routes.list, { objectApiName }), itemLabel),
              )}
            </ul>
          </details>
        ))}
      </nav>
    </div>
  );
}

const isWithin = ({ pathname }: URL, objectApiName: string | null): boolean =>
  objectApiName !== null && pathname.split('/')[3] === objectApiName;
