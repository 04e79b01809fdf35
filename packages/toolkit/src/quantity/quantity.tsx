import { type ReactNode, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { minusIcon, plusIcon } from '../icon/icon-paths.ts';
import { useLabels } from '../labels/labels.tsx';
import styles from './quantity.module.css';

/** A whole number from `min`, 1 by default. `onChange` is called with quantities that are allowed, once each. */
export interface QuantityProps {
  readonly name: string;
  /** What is counted, for those who hear the page: `Quantity of Eppendorf 5810 R`. */
  readonly label: string;
  readonly defaultValue?: number | undefined;
  readonly min?: number | undefined;
  /** What is in stock. */
  readonly max?: number | undefined;
  readonly id?: string | undefined;
  /** The id of the form it belongs to, when it stands outside. */
  readonly form?: string | undefined;
  readonly onChange?: ((quantity: number) => void) | undefined;
}

/** A number input; the two buttons are a help that only a script can give, and are not there without one. */
export function Quantity(props: QuantityProps): ReactNode {
  const { name, label, defaultValue = 1, min = 1, max, id, form, onChange } = props;
  const labels = useLabels();
  const input = useRef<HTMLInputElement>(null);
  // A step reaches React's own change handler in some browsers and not in others: each quantity is reported once.
  const reported = useRef(defaultValue);
  const report = (quantity: number): void => {
    if (quantity === reported.current) return;
    reported.current = quantity;
    onChange?.(quantity);
  };
  const step = (by: 1 | -1): void => {
    const element = input.current;
    if (element === null) return;
    const before = element.value;
    if (by === 1) element.stepUp();
    else element.stepDown();
    // The browser announces no change that a script made: forms and handlers hear of it as if it had been typed.
    if (element.value === before) return;
    element.dispatchEvent(new Event('change', { bubbles: true }));
    report(element.valueAsNumber);
  };
  return (
    <span className={styles.quantity}>
      <button
        type="button"
        className={styles.step}
        aria-label={`${labels.decrease}: ${label}`}
        onClick={() => step(-1)}
      >
        <Icon path={minusIcon} />
      </button>
      <input
        ref={input}
        type="number"
        inputMode="numeric"
        id={id}
        form={form}
        name={name}
        aria-label={label}
        className={styles.input}
        defaultValue={defaultValue}
        min={min}
        max={max}
        step={1}
        required
        onChange={(event) => {
          if (event.currentTarget.validity.valid) report(event.currentTarget.valueAsNumber);
        }}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={`${labels.increase}: ${label}`}
        onClick={() => step(1)}
      >
        <Icon path={plusIcon} />
      </button>
    </span>
  );
}
