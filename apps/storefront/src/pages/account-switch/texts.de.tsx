import type { ReactNode } from 'react';

export const title = 'Einkauf für';
export const whoFor = 'Für wen kaufen Sie ein?';
export const lead =
  'Jedes Konto hat seinen eigenen Warenkorb, eigene Preise, Bestellungen und ein Ausgabenlimit. Für welches Sie einkaufen, steht oben auf jeder Seite.';
export const notChanged = 'Das Konto wurde nicht gewechselt';
export const yourAccount = 'Ihr Konto';
export const current = 'Dafür kaufen Sie ein';
export const buyFor = (account: string): ReactNode => (
  <>
    Dafür einkaufen<span className="visually-hidden">: {account}</span>
  </>
);
export const notAllowed = 'Für dieses Konto dürfen Sie nicht mehr einkaufen. Wählen Sie ein anderes.';
