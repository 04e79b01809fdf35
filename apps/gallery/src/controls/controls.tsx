import type { Component } from '@relab/toolkit/page';
import { expressionsIn } from '@relab/toolkit/page';
import { type Settings, settingProblem } from '@relab/toolkit/settings';
import type { ReactNode } from 'react';
import styles from './controls.module.css';
import { SettingControl } from './setting-control.tsx';
import { ThemeColors } from './theme-colors.tsx';

export type Attributes = NonNullable<Component['attributes']>;

export interface ControlsProps {
  readonly settings: Settings;
  readonly attributes: Attributes;
  readonly onChange: (name: string, value: unknown) => void;
}

const isExpression = (value: unknown): boolean =>
  typeof value === 'string' && expressionsIn(value).length > 0;

/** A control for each setting of a block, built from its declaration, with the hints for authors beside it. */
export function Controls({ settings, attributes, onChange }: ControlsProps): ReactNode {
  return (
    <div className={styles.controls}>
      {Object.entries(settings).map(([name, setting]) => {
        const value = attributes[name];
        return (
          <SettingControl
            key={name}
            name={name}
            setting={setting}
            value={value}
            onChange={(next) => onChange(name, next)}
            problem={isExpression(value) ? undefined : settingProblem(setting, value)}
          />
        );
      })}
      <ThemeColors />
    </div>
  );
}
