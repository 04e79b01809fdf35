import { type ReactNode, useState } from 'react';
import { type ControlProps, controlAttributes } from './control.ts';
import css from './field-input.module.css';
import { fieldKindOf } from './field-kind.ts';
import { parseNumber, writeNumber } from './number-text.ts';
import * as texts from './texts.ts';
import { useReading } from './use-reading.ts';
import { fromLocalTime, toLocalTime } from './zoned-time.ts';

export const asText = ({ value }: ControlProps): string => (value === null ? '' : String(value));
export const orNull = (text: string): string | null => (text === '' ? null : text);

const lineTypes: Readonly<Record<string, 'email' | 'tel' | 'url'>> = {
  email: 'email',
  phone: 'tel',
  url: 'url',
};

export function LineControl(props: ControlProps): ReactNode {
  const type = lineTypes[fieldKindOf(props.field)] ?? 'text';
  return (
    <input
      {...controlAttributes(props)}
      // A browser's own check of addresses has no message that our forms could show.
      type={type === 'url' ? 'text' : type}
      inputMode={type === 'url' ? 'url' : undefined}
      value={asText(props)}
      autoComplete="off"
      onChange={({ target }) => props.onChange(orNull(target.value))}
    />
  );
}

/** Characters left are said once fewer than this are. */
const nearLimit = 200;

/** As high as its text, within bounds. Nothing typed is cut: what is too long is said. */
export function TextControl(props: ControlProps): ReactNode {
  const text = asText(props);
  const left = props.field.length - text.length;
  return (
    <>
      <textarea
        {...controlAttributes(props)}
        className={css.text}
        value={text}
        rows={3}
        onChange={({ target }) => props.onChange(orNull(target.value))}
      />
      {props.field.length > 0 && left >= 0 && left < nearLimit && (
        <span className={css.hint}>{texts.charactersLeft(left)}</span>
      )}
    </>
  );
}

/** Typed in the user's way of writing numbers. What is no number stays as it was typed, to be said so. */
export function NumberControl(props: ControlProps): ReactNode {
  const { locale } = useReading();
  const { value } = props;
  const [typed, setTyped] = useState<string>();
  const isTyped = typed !== undefined && (parseNumber(typed, locale) ?? orNull(typed)) === value;
  const stored = typeof value === 'number' ? writeNumber(value, locale) : asText(props);
  return (
    <input
      {...controlAttributes(props)}
      inputMode="decimal"
      autoComplete="off"
      className={css.number}
      value={isTyped ? typed : stored}
      onChange={({ target }) => {
        setTyped(target.value);
        props.onChange(parseNumber(target.value, locale) ?? orNull(target.value));
      }}
    />
  );
}

export function DateControl(props: ControlProps): ReactNode {
  return (
    <input
      {...controlAttributes(props)}
      type="date"
      value={asText(props).slice(0, 10)}
      onChange={({ target }) => props.onChange(orNull(target.value))}
    />
  );
}

/** On the clocks of the user's time zone, wherever the browser is. */
export function DateTimeControl(props: ControlProps): ReactNode {
  const { timeZone } = useReading();
  const value = asText(props);
  const isMoment = value !== '' && !Number.isNaN(Date.parse(value));
  return (
    <>
      <input
        {...controlAttributes(props)}
        type="datetime-local"
        value={isMoment ? toLocalTime(value, timeZone) : ''}
        onChange={({ target }) => props.onChange(fromLocalTime(target.value, timeZone) ?? null)}
      />
      {Intl.DateTimeFormat().resolvedOptions().timeZone !== timeZone && (
        <span className={css.hint}>{texts.timeIn(timeZone)}</span>
      )}
    </>
  );
}

export function TimeControl(props: ControlProps): ReactNode {
  return (
    <input
      {...controlAttributes(props)}
      type="time"
      value={asText(props).slice(0, 5)}
      onChange={({ target }) => props.onChange(orNull(target.value))}
    />
  );
}
