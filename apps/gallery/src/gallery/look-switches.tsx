import { SelectField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { directions, type Look, themes, widths } from '../look.ts';
import styles from './gallery.module.css';

const themeWords = { system: 'As the system', light: 'Light', dark: 'Dark' };
const directionWords = { ltr: 'Left to right', rtl: 'Right to left' };

export interface LookSwitchesProps {
  readonly look: Look;
  readonly onChange: (look: Look) => void;
}

/** Theme, direction and width of what is looked at. */
export function LookSwitches({ look, onChange }: LookSwitchesProps): ReactNode {
  return (
    <div className={styles.switches}>
      <SelectField
        name="theme"
        label="Theme"
        options={themes.map((value) => ({ value, label: themeWords[value] }))}
        value={look.theme}
        onChange={({ currentTarget }) => {
          const theme = themes.find((one) => one === currentTarget.value);
          if (theme) onChange({ ...look, theme });
        }}
      />
      <SelectField
        name="direction"
        label="Direction"
        options={directions.map((value) => ({ value, label: directionWords[value] }))}
        value={look.direction}
        onChange={({ currentTarget }) => {
          const direction = directions.find((one) => one === currentTarget.value);
          if (direction) onChange({ ...look, direction });
        }}
      />
      <SelectField
        name="width"
        label="Width"
        options={[
          { value: '', label: 'All there is' },
          ...widths.map((width) => ({ value: String(width), label: `${width} px` })),
        ]}
        value={String(look.width ?? '')}
        onChange={({ currentTarget }) =>
          onChange({ ...look, width: widths.find((width) => String(width) === currentTarget.value) })
        }
      />
    </div>
  );
}
