import { classNames } from '@relab/toolkit';
import { Icon } from '@relab/toolkit/icon';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './icon-button.module.css';
import { tooltip } from './tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** One of the set of icons. */
  readonly icon: string;
  /** Its name, also shown as a tooltip. */
  readonly label: string;
  readonly keys?: string | undefined;
}

/** A button of one icon, for rows of tools; `aria-pressed` fills it. */
export function IconButton({ icon, label, keys, className, ...button }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      aria-keyshortcuts={keys}
      {...button}
      {...tooltip(label, keys)}
      aria-label={label}
      className={classNames(css.button, className)}
    >
      <Icon path={icon} />
    </button>
  );
}
