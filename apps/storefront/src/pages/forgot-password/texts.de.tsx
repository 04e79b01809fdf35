import type { ReactNode } from 'react';

export const heading = 'Passwort zurücksetzen';
export const lead =
  'Wir senden einen Link an Ihre Adresse. Er öffnet eine Seite, auf der Sie ein neues Passwort wählen.';
export const sendingFailed = 'Es wurde kein Link gesendet';
export const email = 'E-Mail';
export const sendLink = 'Link senden';
export const backToSignIn = 'Zurück zur Anmeldung';
export const sentHeading = 'Sehen Sie in Ihr Postfach';
export const sentBody = 'Gibt es zu der Adresse ein Konto, ist ein Link unterwegs';
export const notReceivedHint = (againHref: string): ReactNode => (
  <>
    Der Link gilt einmal und eine Stunde lang. Nichts gekommen? Sehen Sie im Spam-Ordner nach, oder{' '}
    <a href={againHref}>fordern Sie noch einen an</a>, mit der Adresse, an die Ihre Bestellungen gehen.
  </>
);
