import type { ReactNode } from 'react';

export const heading = 'Konto anlegen';
export const signInHint = (loginHref: string): ReactNode => (
  <>
    Sie haben schon eines? <a href={loginHref}>Anmelden</a>.
  </>
);
export const registrationFailed = 'Das Konto wurde nicht angelegt';
export const firstName = 'Vorname';
export const lastName = 'Nachname';
export const company = 'Firma oder Institut';
export const email = 'E-Mail';
export const password = 'Passwort';
export const create = 'Konto anlegen';
export const firstNameRequired = 'Geben Sie Ihren Vornamen ein.';
export const lastNameRequired = 'Geben Sie Ihren Nachnamen ein.';
export const emailTaken =
  'Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich an, oder setzen Sie das Passwort zurück.';
