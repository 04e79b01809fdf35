import { uuid } from '@relab/client';
import { type ReactNode, useState } from 'react';
import { formKeyField } from './form-key-field.ts';

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
  const field = { __html: `<input type="hidden" name="${formKeyField}" value="${created.key}">` };
  return <span {...{ hidden: true, dangerouslySetInnerHTML: field, suppressHydrationWarning: true }} />;
}
