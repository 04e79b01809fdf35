import type { ReactNode } from 'react';

export const checkout = 'Kasse';
export const stepNames = { address: 'Adresse', delivery: 'Lieferung', payment: 'Zahlung', review: 'Prüfung' };

type Step = keyof typeof stepNames;

export const stepTitle = (step: Step): string => `Kasse: ${stepNames[step]}`;
export const continueTo = (step: Step): string => `Weiter zur ${stepNames[step]}`;
export const backTo = (step: Step): string => `Zurück zur ${stepNames[step]}`;
export const backToCart = 'Zurück zum Warenkorb';
export const stepDone = ', erledigt';
export const changeStepLink = (what: string): ReactNode => (
  <>
    Ändern<span className="visually-hidden">: {what}</span>
  </>
);
export const changeStep = (step: Step): ReactNode => changeStepLink(stepNames[step]);

export const addressQuestion = 'Wohin geht es?';
export const guestHint = (signIn: string): ReactNode => (
  <>
    Sie bestellen ohne Konto. <a href={signIn}>Melden Sie sich an</a>, um auf Rechnung zu zahlen und Ihre
    Bestellungen zu behalten; der Warenkorb wird übernommen.
  </>
);
export const email = 'E-Mail';
export const emailHint = 'Für Fragen zur Bestellung und zur Lieferung.';
export const singleAddressCart =
  'Dieser Warenkorb wurde für eine einzige Adresse zusammengestellt. Für mehrere bitten Sie den Absender um je einen Warenkorb.';
export const severalAddressesHint = (href: string): ReactNode => (
  <>
    Nicht alles an einen Ort? <a href={href}>An mehrere Adressen liefern</a>
  </>
);
export const deliveries = 'Lieferungen';
export const enterAddressOf = (delivery: string): string => `Adresse eingeben: ${delivery}`;
export const changeDeliveries = 'Lieferungen und ihren Inhalt ändern';

export const needsApproval = 'Diese Bestellung braucht eine Freigabe';
export const spendingLimit = (amount: string): string =>
  `In Ihrem Konto dürfen Sie je Bestellung bis zu ${amount} ausgeben, einschließlich Steuern und Lieferung.`;
export const approversHint = (names: string): string =>
  `${names} kann sie freigeben. Bis dahin ist nichts bestellt, und der Warenkorb ruht.`;
export const noApprover =
  'Noch kann sie niemand in Ihrem Konto freigeben: Bitten Sie uns, jemanden dafür einzutragen, oder bestellen Sie weniger auf einmal.';

export const summary = 'Übersicht';
export const moreApprovers = ' und weitere';
export const changeCart = 'Warenkorb ändern';

export const deliveryQuestion = 'Wie wird geliefert?';
export const deliveryLead = (place: string): string =>
  `Nach ${place}. Was möglich ist, hängt von Gewicht, Größe und Handhabung der Geräte ab.`;
export const delivery = 'Lieferung';
export const deliveryRequired = 'Wählen Sie, wie geliefert wird.';
export const instructions = 'Hinweise für die Spedition';
export const instructionsHint =
  'Laderampe, Öffnungszeiten, Stockwerk, Aufzug, und wen man anruft. Lassen Sie das Feld leer, wenn keine nötig sind.';
export const deliveryUnavailable = (place: string): string => `Keine unserer Lieferarten reicht bis ${place}`;
export const changeAddress = 'Adresse ändern';
export const askForTransport = 'Transportkosten bei uns anfragen';
export const nothingLost = (obstacles: string): string =>
  `${obstacles} Ihr Warenkorb und Ihre Eingaben bleiben, wie sie sind.`;
export const free = 'Kostenlos';
export const daysBetween = (days: string, from: string, to: string): string => `${days}, ${from} bis ${to}`;

export const severalDeliveries = (count: number): string => `${count} Lieferungen, jede auf ihre eigene Art.`;
export const arrangeItems = 'Aufteilung ändern';
export const deliveryItems = (place: string, items: string): string => `An ${place}: ${items}`;
export const deliveryItemsWithoutAddress = (items: string): string => `Noch keine Adresse: ${items}`;
export const deliveryImpossible = 'Diese Lieferung ist so nicht möglich';
export const addressMissing = 'Geben Sie zuerst ihre Adresse ein.';
export const requestedDate = 'Wunschtermin';
export const requestedDateHint =
  'Falls Ihnen ein Tag am besten passt. Es ist ein Wunsch: Die Spedition ruft an, um den Termin zu vereinbaren.';
export const instructionsHintForEach = 'Laderampe, Öffnungszeiten, Stockwerk, Aufzug, und wen man anruft.';
export const eachDeliveryRequired = 'Wählen Sie für jede Lieferung, wie sie erfolgt.';
export const dayError = 'Geben Sie den Tag als Jahr, Monat und Tag ein, etwa 2026-12-31.';

export const paymentQuestion = 'Wie zahlen Sie?';
export const notChargedYet = 'In diesem Schritt wird nichts abgebucht.';
export const payment = 'Zahlung';
export const paymentRequired = 'Wählen Sie, wie Sie zahlen.';
export const purchaseOrder = 'Bestellschein';
export const purchaseOrderHint =
  'Die Bestellnummer Ihrer Einrichtung steht auf der Rechnung. Sie folgt, sobald die Ware unterwegs ist.';
export const invoice = 'Rechnung';
export const invoiceHint = 'Ohne Bestellnummer, an die Rechnungsadresse.';
export const card = 'Karte';
export const cardHint = 'Auf der Seite unseres Zahlungsdienstes, nachdem Sie bestellt haben.';
export const invoiceNeedsAccount = (signIn: string): ReactNode => (
  <>
    Für Rechnungen ohne Bestellschein brauchen Sie ein Konto: <a href={signIn}>Melden Sie sich an</a>, und
    kommen Sie hierher zurück.
  </>
);
export const purchaseOrderNumber = 'Nummer des Bestellscheins';
export const purchaseOrderNumberRequired = 'Geben Sie die Nummer Ihres Bestellscheins ein.';
export const purchaseOrderFile = 'Bestellschein als Datei';
export const replacePurchaseOrderFile = 'Andere Datei des Bestellscheins';
export const purchaseOrderFileHint = 'Falls vorhanden: PDF, PNG oder JPEG, höchstens 10 MB.';
export const attachedFileHint = (file: string): string =>
  `Beigefügt: ${file}. Eine andere Datei tritt an ihre Stelle.`;
export const removeFile = 'Beigefügte Datei entfernen';
export const fileTooLarge = 'Die Datei ist größer als 10 MB. Wählen Sie eine kleinere.';
export const billingAddress = 'Rechnungsadresse';
export const sameAsDelivery = 'Wie die Lieferadresse';
export const vatNumber = 'USt-IdNr.';
export const vatNumberHint =
  'Eines Unternehmens in der Europäischen Union, etwa DE123456788. Was es sich in einen anderen Mitgliedstaat liefern lässt, wird dann ohne Umsatzsteuer berechnet.';
export const vatNumberError =
  'Das ist keine USt-IdNr. eines Unternehmens in der Europäischen Union. Sie beginnt mit zwei Buchstaben, etwa DE123456788.';
export const vatNumberInactive =
  'Nach Auskunft des Mehrwertsteuer-Registers (VIES) ist diese Nummer nicht vergeben. Prüfen Sie die Nummer, oder lassen Sie das Feld leer: Dann wird Umsatzsteuer berechnet.';

export const reviewQuestion = 'Stimmt alles?';
export const allDeliveries = 'Alles zusammen';
export const items = 'Geräte';
export const oneBill = (deliveries: number): string =>
  `${deliveries} Lieferungen, eine Bestellung und eine Rechnung.`;
export const moreInCart = (count: number, href: string): ReactNode => (
  <>
    und {count} weitere <a href={href}>im Warenkorb</a>
  </>
);
export const contact = 'Kontakt';
export const deliverTo = 'Lieferadresse';
export const asStatedPerDelivery = 'Wie bei den einzelnen Lieferungen angegeben.';
export const payAfterPlacing =
  'Sie zahlen auf der Seite unseres Zahlungsdienstes, unmittelbar nach der Bestellung.';
export const withFile = (title: string): string => `Mit der Datei ${title}`;
export const vatNumberWithValue = (number: string): string => `USt-IdNr. ${number}`;
export const requestedDateText = (day: string): string => `Wunschtermin: ${day}`;
export const totalsSummary = (
  products: string,
  discount: string | null,
  delivery: string,
  tax: string,
): string =>
  `Geräte ${products}${discount === null ? '' : `, Rabatt ${discount}`}, Lieferung ${delivery}, Steuern ${tax}`;

export const itemsNotOrderable = (count: number): string =>
  count === 1
    ? 'Ein Gerät kann nicht mehr bestellt werden'
    : `${count} Geräte können nicht mehr bestellt werden`;
export const noOrderPlaced = 'Es wurde nichts bestellt. ';
export const otherItemsOrderable =
  'Alles andere können Sie weiterhin bestellen: Nehmen Sie heraus, was unten markiert ist, prüfen Sie die neue Summe, und bestellen Sie.';
export const totalChanged = 'Die Summe hat sich geändert';
export const totalChangedBody = (before: string, now: string): string =>
  `Sie betrug ${before} und beträgt jetzt ${now}, weil sich der Warenkorb, ein Preis oder die Lieferung inzwischen geändert hat. `;
export const changedSinceReview =
  'Der Warenkorb, ein Preis oder die Lieferung hat sich inzwischen geändert. ';
export const confirmNewTotal =
  'Es wurde nichts bestellt. Wenn die neue Summe stimmt, bestellen Sie noch einmal.';
export const placingFailed = 'Die Bestellung wurde nicht aufgegeben';
export const cartUnchanged = (reasons: string): string => `${reasons} Ihr Warenkorb ist unverändert.`;
export const notOrderable =
  'Dieses Gerät kann so nicht mehr bestellt werden: Es ist verkauft, für andere reserviert oder in geringerer Zahl vorhanden.';
export const orderWithoutItem = (name: string): ReactNode => (
  <>
    Ohne dieses Gerät bestellen<span className="visually-hidden">: {name}</span>
  </>
);

export const termsAndButtonHint = (isApprovalNeeded: boolean, currency: string, href: string): ReactNode => (
  <>
    {isApprovalNeeded ? 'Sobald die Bestellung freigegeben ist,' : 'Mit der Bestellung'} kaufen Sie diese
    Geräte zu dieser Summe, berechnet in {currency}, zu den Verkaufsbedingungen: gebrauchte Geräte in dem
    Zustand, den ihr Angebot nennt; Rückgabe und Garantie wie unter <a href={href}>Garantie und Rückgabe</a>{' '}
    beschrieben.
  </>
);
export const agreeToTerms = 'Ich stimme den Verkaufsbedingungen zu.';
export const readTerms = (href: string): ReactNode => <a href={href}>Verkaufsbedingungen lesen</a>;
export const agreementRequired = 'Kreuzen Sie an, dass Sie den Verkaufsbedingungen zustimmen.';
export const termsChanged =
  'Die Verkaufsbedingungen haben sich geändert. Lesen Sie sie, und stimmen Sie ihnen noch einmal zu.';
export const requestApproval = (amount: string): string => `Freigabe über ${amount} erbitten`;
export const requestingApproval = 'Die Freigabe wird erbeten …';
export const placeOrder = (amount: string): string => `Zahlungspflichtig bestellen: ${amount}`;
export const placingOrder = 'Die Bestellung wird aufgegeben …';
export const formIncomplete =
  'Das Formular war unvollständig. Prüfen Sie die Bestellung, und bestellen Sie noch einmal.';
export const outcomeUnknown =
  'Wir konnten den Server nicht erreichen, um die Bestellung zu bestätigen. Bestellen Sie noch einmal: Falls sie schon angekommen war, gelangen Sie zu derselben Bestellung, und nichts wird doppelt bestellt.';
