import { SelectField, TextAreaField, TextField } from '@relab/toolkit/field';
import { type ReactNode, useState } from 'react';
import { isObject, type Json } from '../content/body-value.ts';
import { choiceLabel, phraseLabel, settingLabel } from './labels.ts';
import type { SettingDescription } from './page-description.ts';
import * as texts from './texts.ts';

export interface SettingControlProps {
  readonly setting: SettingDescription;
  readonly value: Json | undefined;
  /** The id of the list of what can be bound. */
  readonly bindingsId: string;
  /** Undefined takes the setting out: it is the block's own then. */
  readonly onChange: (value: Json | undefined) => void;
}

const parsed = (text: string): Json | undefined => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
};

/** The control of a setting, by what is declared of it. Any of them may be bound to data instead. */
export function SettingControl({ setting, value, bindingsId, onChange }: SettingControlProps): ReactNode {
  const { name, kind, choices, min, max, unit = '', fallback = '', phrase } = setting;
  const field = { name: `setting-${name}`, label: settingLabel(name) };
  if (isObject(value) || Array.isArray(value) || kind === 'link')
    return <JsonSetting field={field} value={value} onChange={onChange} />;
  const text = value === undefined || value === null ? '' : String(value);
  if (kind === 'choice' || kind === 'boolean') {
    const declared: readonly (readonly [string, string])[] =
      kind === 'boolean'
        ? [
            ['true', texts.yes],
            ['false', texts.no],
          ]
        : choices.map((choice) => [choice, choiceLabel(choice)]);
    const other = text !== '' && !declared.some(([id]) => id === text);
    return (
      <SelectField
        {...field}
        value={text}
        options={[
          { value: '', label: texts.standard(declared.find(([id]) => id === fallback)?.[1] ?? '') },
          ...declared.map(([id, label]) => ({ value: id, label })),
          ...(other ? [{ value: text, label: text }] : []),
        ]}
        onChange={({ target }) =>
          onChange(
            target.value === '' ? undefined : kind === 'boolean' ? target.value === 'true' : target.value,
          )
        }
      />
    );
  }
  if (kind === 'html')
    return (
      <TextAreaField
        {...field}
        rows={6}
        value={text}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
    );
  const isNumber = kind === 'number';
  const hint =
    isNumber && min !== undefined && max !== undefined
      ? texts.range(min, max, unit)
      : phrase && phraseLabel(phrase);
  return (
    <TextField
      {...field}
      hint={hint}
      list={bindingsId}
      autoComplete="off"
      placeholder={fallback}
      inputMode={isNumber ? 'decimal' : undefined}
      value={text}
      onChange={({ target: { value: typed } }) => {
        const amount = Number(typed);
        // "1." is on its way to being a number.
        const isAmount = isNumber && typed.trim() !== '' && String(amount) === typed;
        onChange(typed === '' ? undefined : isAmount ? amount : typed);
      }}
    />
  );
}

interface JsonSettingProps extends Pick<SettingControlProps, 'value' | 'onChange'> {
  readonly field: { readonly name: string; readonly label: string };
}

/** A setting that is more than a text. What is no JSON stays in the field and changes nothing. */
function JsonSetting({ field, value, onChange }: JsonSettingProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && typed.trim() !== '' && parsed(typed) === undefined;
  return (
    <TextAreaField
      {...field}
      rows={5}
      spellCheck={false}
      value={typed ?? (value === undefined ? '' : JSON.stringify(value, undefined, 2))}
      error={isWrong ? texts.noJson(typed) : undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = parsed(target.value);
        if (next !== undefined || target.value.trim() === '') onChange(next);
      }}
      onBlur={() => !isWrong && setTyped(undefined)}
    />
  );
}
