import type { ReactNode } from 'react';
import css from './control.module.css';

export interface LabeledProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A control of the browser with its label above it. */
export function Labeled({ label, children }: LabeledProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is what stands inside.
    <label className={css.field}>
      <span className={css.label}>{label}</span>
      {children}
    </label>
  );
}

/** Some choices below their question; each of them is a `ChoiceLine`. */
export function ChoiceSet({ label, children }: LabeledProps): ReactNode {
  return (
    <fieldset className={css.set}>
      <legend className={css.label}>{label}</legend>
      {children}
    </fieldset>
  );
}

/** A radio button or a checkbox in front of its label. */
export function ChoiceLine({ label, children }: LabeledProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is what stands inside.
    <label className={css.choice}>
      {children}
      {label}
    </label>
  );
}
