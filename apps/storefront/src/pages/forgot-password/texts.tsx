import type { ReactNode } from 'react';

export const heading = 'Reset your password';
export const lead = 'We send a link to your address. It opens a page where you choose a new password.';
export const sendingFailed = 'No link was sent';
export const email = 'E-mail';
export const sendLink = 'Send the link';
export const backToSignIn = 'Back to sign-in';
export const sentHeading = 'Look into your mail';
export const sentBody = 'If the address has an account, a link is on its way';
export const notReceivedHint = (againHref: string): ReactNode => (
  <>
    The link works once, within an hour. Nothing there? Look among unwanted mail, or{' '}
    <a href={againHref}>ask again</a> with the address that your orders go to.
  </>
);
