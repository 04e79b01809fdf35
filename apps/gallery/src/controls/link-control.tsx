import { TextField } from '@relab/toolkit/field';
import { parseLink } from '@relab/toolkit/link';
import type { ReactNode } from 'react';
import { type ControlProps, fieldOf } from './control.ts';

function urlOf(value: unknown): string {
  const reference = parseLink(value)?.pageReference;
  return reference?.type === 'standard__webPage' ? reference.attributes.url : '';
}

/** A link to an address. The other kinds of page are a matter of JSON. */
export function LinkControl(props: ControlProps): ReactNode {
  const change = (url: string): void =>
    props.onChange(
      url === '' ? undefined : { pageReference: { type: 'standard__webPage', attributes: { url } } },
    );
  return (
    <TextField
      {...fieldOf(props)}
      hint="An address"
      value={urlOf(props.value)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
