import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './button.module.css';
import { type ButtonSize, type ButtonType, buttonClass } from './button-style.ts';

/** Those of HTML's button; `variant` is `primary`, `size` is `small` by default. */
export interface ActionButtonProps extends ComponentPropsWithRef<'button'> {
  readonly variant?: ButtonType | 'plain' | undefined;
  readonly size?: ButtonSize | undefined;
  readonly stretch?: boolean | undefined;
  /** The action is under way: the button keeps its focus and its width, shows it, and ignores a second press. */
  readonly busy?: boolean | undefined;
}

/** A real button, for actions on this page; `Button` is for links. It submits its form unless `type` is another. */
export function ActionButton({
  variant,
  size,
  stretch,
  busy = false,
  ...button
}: ActionButtonProps): ReactNode {
  return (
    <button
      {...button}
      type={button.type ?? 'submit'}
      className={buttonClass(variant, size, stretch, busy && styles.busy, button.className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || button['aria-disabled']}
      onClick={(event) => (busy ? event.preventDefault() : button.onClick?.(event))}
    />
  );
}
