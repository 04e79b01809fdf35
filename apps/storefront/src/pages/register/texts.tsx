import type { ReactNode } from 'react';

export const heading = 'Create an account';
export const signInHint = (loginHref: string): ReactNode => (
  <>
    You have one? <a href={loginHref}>Sign in</a>.
  </>
);
export const registrationFailed = 'The account was not created';
export const firstName = 'First name';
export const lastName = 'Last name';
export const company = 'Company or institute';
export const email = 'E-mail';
export const password = 'Password';
export const create = 'Create account';
export const firstNameRequired = 'Enter your first name.';
export const lastNameRequired = 'Enter your last name.';
export const emailTaken =
  'There is an account with this e-mail address already. Sign in, or reset its password.';
