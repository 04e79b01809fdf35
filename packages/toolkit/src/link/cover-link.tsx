import type { ReactNode } from 'react';
import { classNames } from '../settings/class-names.ts';
import styles from './cover-link.module.css';
import { Link, type LinkProps } from './link.tsx';

/** A link whose target area is the whole of the nearest positioned block around it, while its name stays its own text. */
export function CoverLink({ className, ...link }: LinkProps): ReactNode {
  return <Link {...link} className={classNames(styles.cover, className)} />;
}
