import type { FormsOf } from '@relab/pages';
import type { Route } from '@relab/pages/routes';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { hrefOf } from '../href.ts';

/** Hidden fields of a form; those without a value are left out. */
export function HiddenFields({ values }: { readonly values: object }): ReactNode {
  return Object.entries(values).map(
    ([name, value]) => value != null && <input key={name} type="hidden" name={name} value={value} />,
  );
}

export type PostFormProps<Posted, Intent extends keyof FormsOf<Posted>> = Omit<
  ComponentPropsWithRef<'form'>,
  'action' | 'method'
> & {
  /** The page that the form is posted to. */
  readonly to: Posted;
  /** Its address, where that is more than its path. */
  readonly action?: string;
  readonly intent: Intent;
  /** What is sent beside the fields that can be seen. */
  readonly values?: Partial<
    Readonly<Record<Extract<FormsOf<Posted>[Intent], string>, string | null | undefined>>
  >;
};

/** One of the forms that a page handles: see `SiteForms`. Those of the comparison and of the watchlist are plain markup: their pages have no bytes left. */
export function PostForm<const Posted extends Route, Intent extends keyof FormsOf<Posted>>({
  to,
  action = hrefOf(to as Route<'/'>),
  intent,
  values,
  children,
  ...form
}: PostFormProps<Posted, Intent>): ReactNode {
  return (
    <form method="post" action={action} {...form}>
      <HiddenFields values={{ intent, ...values }} />
      {children}
    </form>
  );
}
