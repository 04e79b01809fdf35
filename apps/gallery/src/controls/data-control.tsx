import { TextAreaField } from '@relab/toolkit/field';
import { type ReactNode, useState } from 'react';
import { type ControlProps, fieldOf } from './control.ts';

/** What is neither a list nor an object is text: an expression, for example. */
function parsed(text: string): unknown {
  if (!/^\s*[[{]\s*["{[\]}\d]/.test(text)) return text === '' ? undefined : text;
  return JSON.parse(text);
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '');
}

/** A value of any shape, as JSON, or an expression that names one. */
export function DataControl(props: ControlProps): ReactNode {
  const [text, setText] = useState(() => shown(props.value));
  const [error, setError] = useState<string>();
  const change = (next: string): void => {
    setText(next);
    try {
      props.onChange(parsed(next));
      setError(undefined);
    } catch (cause) {
      setError(`It is no JSON: ${cause instanceof Error ? cause.message : 'it cannot be read'}`);
    }
  };
  const field = fieldOf(props);
  return (
    <TextAreaField
      {...field}
      error={error ?? field.error}
      hint="JSON, or an expression such as {!listings}"
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
