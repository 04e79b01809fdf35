import type { ReactNode } from 'react';

export const shipToSeveral = 'An mehrere Adressen liefern';
export const lead =
  'Eine Bestellung, eine Rechnung. Jede Lieferung hat ihre eigene Adresse, Lieferart, ihren Termin und ihre Hinweise; ihre Kosten richten sich nach ihrem Inhalt.';
export const notRemoved = 'Die Lieferung wurde nicht entfernt';
export const deliveries = 'Lieferungen';
export const whatGoesWhere = 'Was wohin geht';
export const continueToCheckout = 'Weiter an der Kasse';
export const backToCheckout = 'Zurück zur Kasse';
export const toOneAgain = 'Um wieder alles an eine Adresse zu liefern, entfernen Sie die anderen.';

export const mainDelivery = 'Hauptlieferung';
export const noAddress = 'Noch keine Adresse.';
export const noAddressHint = 'Noch keine Adresse';
export const nothingInIt = 'Sie enthält noch nichts.';
export const changeAddress = (delivery: string): ReactNode => (
  <>
    Adresse ändern<span className="visually-hidden">: {delivery}</span>
  </>
);
export const enterAddress = (delivery: string): ReactNode => (
  <>
    Adresse eingeben<span className="visually-hidden">: {delivery}</span>
  </>
);
export const remove = (delivery: string): ReactNode => (
  <>
    Entfernen<span className="visually-hidden">: {delivery}</span>
  </>
);

export const addressOf = (delivery: string): string => `Adresse: ${delivery}`;
export const addDelivery = 'Lieferung hinzufügen';
export const whatYouCallIt = 'Ihre Bezeichnung';
export const suchAs = 'Etwa Labor 2 oder der Name eines Gebäudes. Sie steht auf den Papieren.';
export const saveAddress = 'Adresse speichern';
export const addThis = 'Diese Lieferung hinzufügen';
export const leaveAsIs = 'Unverändert lassen';

export const notAddingUp = 'Die Aufteilung geht noch nicht auf';
export const inCart = (count: number): string => `${count} im Warenkorb`;
export const saveWhatGoesWhere = 'Aufteilung speichern';
export const nothingArranged = 'Es wurde nichts aufgeteilt.';
export const enterCount = 'Geben Sie eine ganze Zahl ab 0 ein.';
export const nameTaken = 'Eine Lieferung mit diesem Namen gibt es bereits. Wählen Sie einen anderen.';
export const cannotArrange = 'Die Zahlen müssen zusammen ergeben, was im Warenkorb liegt.';
export const deliveryGone =
  'Diese Lieferung gibt es nicht mehr; vielleicht wurde sie in einem anderen Fenster entfernt.';
