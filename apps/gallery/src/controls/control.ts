import type { Setting } from '@relab/toolkit/settings';

/** What a control of any kind is given. `undefined` is a setting that is left out. */
export interface ControlProps {
  readonly name: string;
  readonly setting: Setting;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** A hint for authors about the value. */
  readonly problem: string | undefined;
}

/** What control and label have in common, whatever the control is. */
export function fieldOf({ name, problem }: ControlProps): {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
} {
  return { id: `setting-${name}`, name, label: name, error: problem && `${name} ${problem}.` };
}

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
