import { ClientError } from '@relab/client';
import { ActionButton } from '@relab/toolkit/button';
import { TextField } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import { type ReactNode, useActionState } from 'react';
import css from './sign-in.module.css';
import * as texts from './texts.ts';

export interface SignInFormProps {
  readonly email?: string | undefined;
  readonly onSubmit: (credentials: { readonly email: string; readonly password: string }) => Promise<unknown>;
}

interface Attempt {
  readonly error: string | undefined;
  readonly email: string;
}

/** The same words whether the address is unknown or the password wrong: neither may be found out here. */
const messageOf = (error: unknown): string =>
  error instanceof ClientError && error.status !== 401 ? error.message : texts.credentialsError;

export function SignInForm({ email = '', onSubmit }: SignInFormProps): ReactNode {
  const [attempt, submit, isPending] = useActionState<Attempt, FormData>(
    async (_, form) => {
      const typed = String(form.get('email'));
      try {
        await onSubmit({ email: typed, password: String(form.get('password')) });
        return { error: undefined, email: typed };
      } catch (error) {
        return { error: messageOf(error), email: typed };
      }
    },
    { error: undefined, email },
  );
  return (
    <form action={submit} className={css.form}>
      {attempt.error && (
        <Notice tone="error" heading={texts.signInFailed}>
          {attempt.error}
        </Notice>
      )}
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        maxLength={254}
        defaultValue={attempt.email}
      />
      <TextField
        label={texts.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        maxLength={128}
      />
      <div className={css.actions}>
        <ActionButton busy={isPending}>{texts.signIn}</ActionButton>
        <a href="/forgot-password">{texts.forgotPassword}</a>
      </div>
    </form>
  );
}
