import { CheckboxField, SelectField, TextAreaField, TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { type ControlProps, fieldOf, textOf } from './control.ts';
import { DataControl } from './data-control.tsx';
import { ImageControl } from './image-control.tsx';
import { LinkControl } from './link-control.tsx';
import { NumberControl } from './number-control.tsx';

/** The control for a setting, by its declaration. */
export function SettingControl(props: ControlProps): ReactNode {
  const { setting, value, onChange } = props;
  const field = fieldOf(props);
  const text = { value: textOf(value), onChange: onText };
  function onText(event: { readonly currentTarget: { readonly value: string } }): void {
    onChange(event.currentTarget.value === '' ? undefined : event.currentTarget.value);
  }
  switch (setting.kind) {
    case 'choice': {
      const { choices, fallback } = setting;
      const none = { value: '', label: fallback === undefined ? 'not given' : `not given (${fallback})` };
      const options = [none, ...choices.map((choice) => ({ value: choice, label: choice }))];
      return <SelectField {...field} {...text} options={options} />;
    }
    case 'number':
      return <NumberControl {...props} facts={setting} />;
    case 'boolean': {
      const isOn = setting.read(value) === true;
      return <CheckboxField {...field} checked={isOn} onChange={() => onChange(!isOn)} />;
    }
    case 'color':
      return <TextField {...field} {...text} hint="CSS, or a color of the theme" list="theme-colors" />;
    case 'pattern':
      return <TextField {...field} {...text} hint={setting.phrase} />;
    case 'text':
      return <TextField {...field} {...text} />;
    case 'html':
      return <TextAreaField {...field} {...text} />;
    case 'image':
      return <ImageControl {...props} />;
    case 'link':
      return <LinkControl {...props} />;
    case 'data':
      return <DataControl {...props} />;
  }
}
