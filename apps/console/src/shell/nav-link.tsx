import type { ReactNode } from 'react';
import { useLocation } from '../routing/router.tsx';
import css from './navigation.module.css';

export interface NavLinkProps {
  readonly href: string;
  readonly children: string;
  /** Whether it is also the place of pages below its address. */
  readonly hasPagesBelow?: boolean | undefined;
  readonly onFollow?: (() => void) | undefined;
}

/** A line of the navigation. */
export function NavLink({ href, children, hasPagesBelow = false, onFollow }: NavLinkProps): ReactNode {
  const { pathname } = useLocation().url;
  const isCurrent = pathname === href || (hasPagesBelow && isBelow(pathname, href));
  return (
    <li>
      <a
        className={css.link}
        href={href}
        aria-current={isCurrent ? (pathname === href ? 'page' : 'true') : undefined}
        onClick={onFollow}
        title={children}
      >
        {children}
      </a>
    </li>
  );
}

/** A record's page stands below the list of its object: `/r/Account/…` below `/o/Account`. */
function isBelow(pathname: string, href: string): boolean {
  const list = href.split('/');
  const page = pathname.split('/');
  return list[2] === 'o' && (page[2] === 'o' || page[2] === 'r') && page[3] === list[3];
}
