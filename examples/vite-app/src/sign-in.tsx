import { signIn } from '@relab/client/identity';
import { useWriteAction } from '@relab/react';
import type { ReactNode } from 'react';

/** Once it has worked, every read is that of the user: `App` shows their instruments. */
export function SignIn(): ReactNode {
  const [{ error }, action, pending] = useWriteAction(signIn, (form: FormData) => ({
    email: String(form.get('email')),
    password: String(form.get('password')),
  }));
  return (
    <form action={action}>
      <h1>Sign in</h1>
      <label>
        E-mail
        <input name="email" type="email" autoComplete="username" required />
      </label>
      <label>
        Password
        <input name="password" type="password" autoComplete="current-password" required />
      </label>
      {error && <p role="alert">{error.message}</p>}
      <button type="submit" disabled={pending}>
        Sign in
      </button>
    </form>
  );
}
