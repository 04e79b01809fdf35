import type { ReactNode } from 'react';

export const signIn = 'Anmelden';
export const passwordChanged = 'Ihr Passwort ist geändert';
export const passwordChangedHint = 'Melden Sie sich mit dem neuen an.';
export const signInToContinue = 'Melden Sie sich an, um fortzufahren';
export const resumeHint = 'Sobald Sie angemeldet sind, wird ausgeführt, was Sie gerade wollten.';
export const signInFailed = 'Sie sind nicht angemeldet';
export const email = 'E-Mail';
export const password = 'Passwort';
export const forgotPassword = 'Passwort vergessen?';
/** `checkoutHref` leads to the checkout as a guest, where that is possible. */
export const registerHint = (registerHref: string, checkoutHref: string | undefined): ReactNode => (
  <>
    Neu hier? <a href={registerHref}>Konto anlegen</a>
    {checkoutHref !== undefined && (
      <>
        {' '}
        oder <a href={checkoutHref}>ohne Konto zur Kasse gehen</a>
      </>
    )}
    .
  </>
);
export const passwordRequired = 'Geben Sie Ihr Passwort ein.';
export const credentialsError =
  'Zu dieser E-Mail-Adresse und diesem Passwort gibt es kein Konto. Prüfen Sie beides, oder setzen Sie das Passwort zurück.';
