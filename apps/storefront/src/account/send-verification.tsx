import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { hrefOf } from '../href.ts';
import { routes } from '../routes.ts';

/** Has a link sent that confirms the address of who is signed in. */
export function SendVerification({ label }: { readonly label: string }): ReactNode {
  return (
    <form method="post" action={hrefOf(routes.verifyEmail)}>
      <ActionButton variant="secondary" name="intent" value="send">
        {label}
      </ActionButton>
    </form>
  );
}
