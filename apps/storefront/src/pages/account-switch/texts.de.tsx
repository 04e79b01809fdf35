import type { ReactNode } from 'react';

export const title = 'Einkauf für';
export const buyerQuestion = 'Für wen kaufen Sie ein?';
export const lead =
  'Jedes Konto hat seinen eigenen Warenkorb, eigene Preise, Bestellungen und ein Ausgabenlimit. Für welches Sie einkaufen, steht oben auf jeder Seite.';
export const notSwitched = 'Das Konto wurde nicht gewechselt';
export const yourAccount = 'Ihr Konto';
export const currentAccount = 'Dafür kaufen Sie ein';
export const switchButton = (account: string): ReactNode => (
  <>
    Dafür einkaufen<span className="visually-hidden">: {account}</span>
  </>
);
export const accessLost = 'Für dieses Konto dürfen Sie nicht mehr einkaufen. Wählen Sie ein anderes.';
