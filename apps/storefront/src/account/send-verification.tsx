import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { PostForm } from '../form/post-form.tsx';
import { routes } from '../routes.ts';

/** Has a link sent that confirms the address of who is signed in. */
export function SendVerification({ label }: { readonly label: string }): ReactNode {
  return (
    <PostForm to={routes.verifyEmail} intent="send">
      <ActionButton variant="secondary">{label}</ActionButton>
    </PostForm>
  );
}
