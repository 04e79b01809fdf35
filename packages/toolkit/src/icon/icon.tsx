import type { ReactNode } from 'react';
import { classNames } from '../settings/class-names.ts';
import styles from './icon.module.css';
import { chevronBackIcon, chevronIcon } from './icon-paths.ts';

/** An icon without `label` is hidden from those who hear the page. */
export interface IconProps {
  /** One of the set. */
  readonly path: string;
  /** What the icon means, where there is no text beside it. Without it the icon is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** Scales with the text around it. Chevrons turn round where text runs from right to left. */
export function Icon({ path, label, className }: IconProps): ReactNode {
  const isDirectional = path === chevronIcon || path === chevronBackIcon;
  return (
    <svg
      className={classNames(styles.icon, isDirectional && styles.directional, className)}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <path d={path} />
    </svg>
  );
}
