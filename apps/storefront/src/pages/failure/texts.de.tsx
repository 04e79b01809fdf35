import type { ReactNode } from 'react';

export const title = 'Etwas ist schiefgegangen';
export const heading = 'Diese Seite konnte nicht gezeigt werden';
export const safetyLead =
  'Bei uns ist etwas schiefgegangen; der Fehler ist aufgezeichnet. Ihr Warenkorb, Ihre Bestellungen und Ihr Konto sind sicher: Sie werden getrennt von dieser Seite aufbewahrt.';
export const nextStepsHint = (ordersHref: string): ReactNode => (
  <>
    Versuchen Sie es gleich noch einmal. Haben Sie gerade etwas abgeschickt, sehen Sie zuerst nach, ob es
    angekommen ist: Eine aufgegebene Bestellung steht unter <a href={ordersHref}>Ihre Bestellungen</a>.
  </>
);
export const reference = (id: string): string => `Wenn Sie uns schreiben, nennen Sie diese Kennung: ${id}`;
export const tryAgain = 'Noch einmal versuchen';
export const homePage = 'Startseite';
export const contactUs = 'Kontakt';
