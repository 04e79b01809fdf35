import type { ReactNode } from 'react';

export const heading = 'Reset your password';
export const whatWeSend = 'We send a link to your address. It opens a page where you choose a new password.';
export const notSent = 'No link was sent';
export const email = 'E-mail';
export const sendLink = 'Send the link';
export const backToSignIn = 'Back to sign-in';
export const lookIntoMail = 'Look into your mail';
export const onItsWay = 'If the address has an account, a link is on its way';
export const nothingThere = (againHref: string): ReactNode => (
  <>
    The link works once, within an hour. Nothing there? Look among unwanted mail, or{' '}
    <a href={againHref}>ask again</a> with the address that your orders go to.
  </>
);
