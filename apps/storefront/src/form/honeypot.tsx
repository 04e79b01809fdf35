import type { ReactNode } from 'react';
import { readText } from './form-reading.ts';
import * as texts from './texts.ts';

const name = 'homepage';

/**
 * A field that people never meet: not seen, not focused, not read out, not filled in by browsers. Programs that fill in
 * whatever a form has give themselves away by it. For public forms; the form's `act` asks `isHoneypotFilled` first.
 */
export function Honeypot(): ReactNode {
  return (
    <div className="visually-hidden" inert aria-hidden="true">
      <label>
        {texts.honeypotLabel}
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** What is so filled in is answered as if it were sent, and not stored. */
export const isHoneypotFilled = (form: FormData): boolean => readText(form, name) !== '';
