import type { ReactNode } from 'react';

export const shipToSeveral = 'An mehrere Adressen liefern';
export const lead =
  'Eine Bestellung, eine Rechnung. Jede Lieferung hat ihre eigene Adresse, Lieferart, ihren Termin und ihre Hinweise; ihre Kosten richten sich nach ihrem Inhalt.';
export const removalFailed = 'Die Lieferung wurde nicht entfernt';
export const deliveries = 'Lieferungen';
export const arrangeHeading = 'Was wohin geht';
export const continueToCheckout = 'Weiter an der Kasse';
export const backToCheckout = 'Zurück zur Kasse';
export const singleAddressHint = 'Um wieder alles an eine Adresse zu liefern, entfernen Sie die anderen.';

export const mainDelivery = 'Hauptlieferung';
export const noAddress = 'Noch keine Adresse.';
export const noAddressOption = 'Noch keine Adresse';
export const emptyDelivery = 'Sie enthält noch nichts.';
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
export const deliveryNameLabel = 'Ihre Bezeichnung';
export const deliveryNameHint = 'Etwa Labor 2 oder der Name eines Gebäudes. Sie steht auf den Papieren.';
export const saveAddress = 'Adresse speichern';
export const addDeliveryButton = 'Diese Lieferung hinzufügen';
export const cancelEditing = 'Unverändert lassen';

export const countsDoNotMatch = 'Die Aufteilung geht noch nicht auf';
export const countInCart = (count: number): string => `${count} im Warenkorb`;
export const saveArrangement = 'Aufteilung speichern';
export const nothingArranged = 'Es wurde nichts aufgeteilt.';
export const countError = 'Geben Sie eine ganze Zahl ab 0 ein.';
export const nameTaken = 'Eine Lieferung mit diesem Namen gibt es bereits. Wählen Sie einen anderen.';
export const arrangementConflict = 'Die Zahlen müssen zusammen ergeben, was im Warenkorb liegt.';
export const deliveryNotFound =
  'Diese Lieferung gibt es nicht mehr; vielleicht wurde sie in einem anderen Fenster entfernt.';
