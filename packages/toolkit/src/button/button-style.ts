import { parseChoice } from '../settings/choice.ts';
import { classNames } from '../settings/class-names.ts';
import styles from './button.module.css';

const types = ['primary', 'secondary'] as const;
const sizes = ['small', 'large'] as const;

/** S-113. */
export type ButtonType = (typeof types)[number];

/** S-114, X-22: the one sized setting without `medium`. */
export type ButtonSize = (typeof sizes)[number];

export function parseButtonType(value: unknown): ButtonType {
  return parseChoice(types, value, 'primary');
}

export function parseButtonSize(value: unknown): ButtonSize {
  return parseChoice(sizes, value, 'small');
}

/** The look that links and buttons share. `plain` is for what stands beside the one thing to do next. */
export function buttonClass(
  type: ButtonType | 'plain' | undefined,
  size: ButtonSize | undefined,
  stretch: boolean | undefined,
  ...more: readonly (string | false | undefined)[]
): string | undefined {
  return classNames(
    styles.button,
    type === 'plain' ? styles.plain : styles[parseButtonType(type)],
    styles[parseButtonSize(size)],
    stretch === true && styles.stretch,
    ...more,
  );
}
