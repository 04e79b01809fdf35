import type { ReactNode } from 'react';

export const signIn = 'Sign in';
export const passwordChanged = 'Your password is changed';
export const passwordChangedHint = 'Sign in with the new one.';
export const signInToContinue = 'Sign in to go on';
export const resumeHint = 'What you asked for is done as soon as you are signed in.';
export const signInFailed = 'You are not signed in';
export const email = 'E-mail';
export const password = 'Password';
export const forgotPassword = 'Forgot your password?';
/** `checkoutHref` leads to the checkout as a guest, where that is possible. */
export const registerHint = (registerHref: string, checkoutHref: string | undefined): ReactNode => (
  <>
    New here? <a href={registerHref}>Create an account</a>
    {checkoutHref !== undefined && (
      <>
        {' '}
        or <a href={checkoutHref}>check out without one</a>
      </>
    )}
    .
  </>
);
export const passwordRequired = 'Enter your password.';
export const credentialsError =
  'No account goes with this e-mail address and password. Check both, or reset the password.';
