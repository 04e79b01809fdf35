import type { ReactNode } from 'react';

export const title = 'Seite nicht gefunden';
export const listingHeading = 'Dieses Angebot gibt es nicht';
export const pageHeading = 'Diese Seite gibt es nicht';
export const listingLead =
  'Es wurde zurückgezogen, oder seine Adresse wurde unterwegs gekürzt. Die meisten Geräte gibt es nur einmal; vielleicht ist etwas Ähnliches zu haben.';
export const pageLead =
  'Vielleicht ist die Adresse unvollständig, oder die Seite ist umgezogen. Suchen Sie nach dem, was Sie brauchen, oder beginnen Sie mit einer Kategorie.';
export const searchHint = 'Hersteller, Modell oder Art';
export const search = 'Suchen';
export const categories = 'Kategorien';
export const allEquipment = 'Alle Geräte';
export const contactHint = (contactHref: string): ReactNode => (
  <>
    Hier müsste etwas stehen? <a href={contactHref}>Schreiben Sie uns</a>.
  </>
);
