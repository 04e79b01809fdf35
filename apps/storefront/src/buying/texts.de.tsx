import type { ReactNode } from 'react';

export const withAccount = 'Mit einem Konto';
export const payOnInvoice = (): ReactNode => (
  <>
    <b>Auf Rechnung zahlen.</b> Ohne Konto wird auf Bestellschein bestellt.
  </>
);
export const keepCart = (): ReactNode => (
  <>
    <b>Den Warenkorb behalten.</b> Was jetzt darin liegt, wird übernommen und wartet auf jedem Gerät.
  </>
);
export const findOrders = (): ReactNode => (
  <>
    <b>Jede Bestellung wiederfinden.</b> Beträge, Adressen und Unterlagen, so wie bestellt wurde.
  </>
);

export const name = 'Name';
export const company = 'Firma oder Institut';
export const street = 'Straße und Hausnummer';
export const postalCode = 'Postleitzahl';
export const city = 'Ort';
export const region = 'Bundesland oder Region';
export const country = 'Land';
export const chooseCountry = 'Land wählen';
export const telephone = 'Telefon';
export const carrierCalls = 'Die Spedition ruft vor der Lieferung an.';
export const enterName = 'Geben Sie einen Namen ein.';
export const enterStreet = 'Geben Sie Straße und Hausnummer ein.';
export const enterPostalCode = 'Geben Sie die Postleitzahl ein.';
export const enterCity = 'Geben Sie den Ort ein.';
export const countryMissing = 'Wählen Sie ein Land.';
export const countryWrong = 'Wählen Sie ein Land aus der Liste.';
export const telephoneWrong = 'Geben Sie eine Telefonnummer ein, etwa +49 30 1234567.';

export const itemCount = (count: string, isOne: boolean): string => `${count} ${isOne ? 'Gerät' : 'Geräte'}`;
export const workingDays = (minimum: number, maximum: number): string => {
  if (minimum >= maximum) return `${maximum} ${maximum === 1 ? 'Werktag' : 'Werktage'}`;
  return `${minimum} bis ${maximum} Werktage`;
};

export const isApproved = (amount: string): string => `Diese Bestellung über ${amount} ist freigegeben`;
export const seeOrWithdraw = 'Ansehen oder zurückziehen';
export const placeAndPay =
  'Bestellen und zahlen Sie an der Kasse. Bis dahin ist nichts bestellt, und der Warenkorb kann nicht geändert werden.';
export const waitsForApproval = (amount: string): string =>
  `Diese Bestellung über ${amount} wartet auf eine Freigabe`;
export const standsStill =
  'Bis darüber entschieden ist, können Warenkorb und Kasse nicht geändert werden. Noch ist nichts bestellt.';
export const buyerManager = 'Die Einkaufsleitung';
export const turnedDown = (name: string): string => `${name} hat diese Bestellung abgelehnt`;
export const noteOf = (note: string): string => `„${note}“ `;
export const askAgain = 'Sie können den Warenkorb ändern und erneut um Freigabe bitten.';

export const leaveEmpty = 'Homepage, bitte leer lassen';
export const correct = 'Bitte korrigieren Sie Folgendes';
export const noControls = 'Entfernen Sie die Steuerzeichen.';
export const tooLong = (longest: number, length: number): string =>
  `Höchstens ${longest} Zeichen sind möglich; es sind ${length}.`;
export const cannotBeUsed = 'Das kann nicht verwendet werden.';
export const enterEmail = 'Geben Sie Ihre E-Mail-Adresse ein.';
export const emailWrong = 'Geben Sie eine E-Mail-Adresse ein, etwa name@institut.example.';
export const aboutPassword = (shortest: number): string =>
  `Mindestens ${shortest} Zeichen. Ein paar Wörter hintereinander eignen sich gut.`;
export const enterPassword = 'Geben Sie ein Passwort ein.';
export const passwordTooShort = (shortest: number): string => `Verwenden Sie mindestens ${shortest} Zeichen.`;
export const unreachable =
  'Der Server war nicht zu erreichen, daher wurde nichts ausgeführt. Prüfen Sie Ihre Verbindung, und versuchen Sie es gleich noch einmal.';

export const deliveryOf = (number: number, count: number): string => `Lieferung ${number} von ${count}`;
export const wishedFor = (day: string): string => `Wunschtermin: ${day}`;
export const deliveredTo = 'Lieferadresse';
export const billedTo = 'Rechnungsadresse';
export const payment = 'Zahlung';
export const vatNumber = (number: string): string => `USt-IdNr. ${number}`;
export const purchaseOrder = 'Bestellschein';
export const purchaseOrderOf = (number: string): string => `Bestellschein ${number}`;
export const invoice = 'Rechnung';
export const card = 'Karte';

export const reservation = 'Reservierung';
export const reservationEnded = 'Die Reservierung ist abgelaufen';
export const reservedFor = (timeLeft: ReactNode): ReactNode => <>Für Sie reserviert: noch {timeLeft}</>;
export const nobodyElse = 'Solange kann niemand sonst Ihre Geräte kaufen.';
export const partReserved =
  'Einige Geräte sind nicht reserviert. Bis Sie bestellen, können andere sie kaufen.';
export const othersMayBuy =
  'Andere können diese Geräte jetzt kaufen. Ihr Warenkorb ist unverändert und kann bestellt werden.';
export const reserveLonger = 'Länger reservieren';
export const reserveAll = 'Alles reservieren';
export const reserveAgain = 'Erneut reservieren';
export const notLonger =
  'Geräte werden insgesamt 24 Stunden reserviert: Diese lassen sich nicht länger zurückhalten.';
export const lessThanMinute = 'weniger als eine Minute';
export const warnEnded = 'Die Reservierung Ihrer Geräte ist abgelaufen.';
export const warnMinute = 'Ihre Geräte sind noch weniger als eine Minute reserviert.';
export const warnTenMinutes = 'Ihre Geräte sind noch weniger als zehn Minuten reserviert.';

export const products = 'Geräte';
export const discount = 'Rabatt';
export const delivery = 'Lieferung';
export const nextStep = 'Nächster Schritt';
export const tax = 'Steuern';
export const taxAt = (rate: string): string => `Steuern (${rate} %)`;
export const taxIn = (rate: string, country: string): string => `Steuern (${rate} %, ${country})`;
export const afterAddress = 'Nach der Adresse';
export const total = 'Summe';
export const totalSoFar = 'Bisherige Summe';
