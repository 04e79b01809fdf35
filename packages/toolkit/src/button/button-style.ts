import { classNames } from '../settings/class-names.ts';
import styles from './button.module.css';

/** S-113. */
export const buttonTypes = ['primary', 'secondary'] as const;
/** S-114. */
export const buttonSizes = ['small', 'large'] as const;

/** The look of a button (S-113). */
export type ButtonType = (typeof buttonTypes)[number];

/** The size of a button, which has no `medium` (S-114, X-22). */
export type ButtonSize = (typeof buttonSizes)[number];

/** The look that links and buttons share. `plain` is for what stands beside the one thing to do next. */
export function buttonClass(
  type: ButtonType | 'plain' = 'primary',
  size: ButtonSize = 'small',
  stretch = false,
  ...more: readonly (string | false | undefined)[]
): string | undefined {
  return classNames(styles.button, styles[type], styles[size], stretch && styles.stretch, ...more);
}
