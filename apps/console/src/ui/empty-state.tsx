import { Icon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import css from './empty-state.module.css';

export interface EmptyStateProps {
  /** What is not there. */
  readonly title: string;
  /** Why, and what to do now. */
  readonly children?: ReactNode;
  readonly icon?: string | undefined;
  /** A button or a link. */
  readonly action?: ReactNode;
}

/** In place of a list with nothing in it. */
export function EmptyState({ title, children, icon, action }: EmptyStateProps): ReactNode {
  return (
    <div className={css.empty} role="status">
      {icon && <Icon path={icon} className={css.icon} />}
      <p className={css.title}>{title}</p>
      {children && <div className={css.hint}>{children}</div>}
      {action}
    </div>
  );
}
