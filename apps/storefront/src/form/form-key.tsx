import { uuid } from '@relab/client';
import { type ReactNode, useState } from 'react';
import { readText } from './form-reading.ts';

const name = 'formKey';

const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export interface FormKeyProps {
  /**
   * What the page was opened with, its data or its outcome: another one where the page is opened anew, after a refusal too,
   * and so another key.
   */
  readonly opened: unknown;
}

/**
 * For a form that creates something: names what was filled in, so that a second press, or sending it again because no
 * answer came, is answered as the first was and creates nothing more. The form's `act` hands `formKeyOf(form)` to its call.
 */
export function FormKey({ opened }: FormKeyProps): ReactNode {
  const [created, setCreated] = useState(() => ({ opened, key: uuid() }));
  if (created.opened !== opened) setCreated({ opened, key: uuid() });
  // Markup that React does not look into: the key that a page came with stays, also when the script comes between two presses.
  const field = { __html: `<input type="hidden" name="${name}" value="${created.key}">` };
  return <span {...{ hidden: true, dangerouslySetInnerHTML: field, suppressHydrationWarning: true }} />;
}

/** The setting of a call that is done once for each key; nothing where the form brought none. */
export function formKeyOf(form: FormData): { readonly idempotencyKey?: string } {
  const key = readText(form, name);
  return uuid4.test(key) ? { idempotencyKey: key } : {};
}
