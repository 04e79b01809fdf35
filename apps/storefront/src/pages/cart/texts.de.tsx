import type { ReactNode } from 'react';

export const yourCart = 'Ihr Warenkorb';
export const signInToUse = 'Für den Warenkorb melden Sie sich bitte an';
export const signIn = 'Anmelden';
export const accountsOnlyLead = (siteName: string): string =>
  `Einen Warenkorb gibt es bei ${siteName} nur mit Konto. Zum Stöbern brauchen Sie keines.`;
export const items = 'Geräte';
export const paginationLabel = 'Seiten des Warenkorbs';

export const quantityError = 'Geben Sie eine ganze Zahl ab 1 ein.';
export const listingGone = 'Dieses Angebot gibt es nicht mehr.';
export const formIncomplete =
  'Das Formular war unvollständig, daher wurde nichts geändert. Bitte versuchen Sie es noch einmal.';

export const quotedPrice = (quote: ReactNode, until: ReactNode): ReactNode => (
  <>
    <b>Zugesagter Preis</b>, {quote}
    {until && <>, gültig bis {until}</>}
  </>
);

export const quoteNotApplied = (reference: string): string =>
  `Der zugesagte Preis ${reference} gilt hier nicht, daher gilt der übliche.`;

export const discounts = 'Rabatte';
export const appliedCodes = 'Eingelöste Codes';
export const removeCode = (code: string): string => `Code ${code} entfernen`;
export const itemDiscount = 'Abgezogen von jedem Gerät, für das der Rabatt gilt';
export const orderDiscount = 'Abgezogen von der Summe';
export const discountUnused = 'Gilt derzeit für nichts im Warenkorb';
export const discountByCode = (what: string, code: string): string => `${what}; Code ${code}.`;

export const discountCode = 'Rabattcode';
export const code = 'Code';
export const apply = 'Einlösen';
export const codeApplied = (code: string): string => `Der Code ${code} ist eingelöst.`;
export const codeRequired = 'Geben Sie einen Code ein.';
export const codeAlreadyApplied = 'Dieser Code ist bereits eingelöst.';
export const codeExcluded = 'Dieser Code lässt sich nicht mit einem bereits eingelösten verbinden.';
export const codeExhausted = 'Dieser Code ist bereits so oft eingelöst worden, wie er darf.';
export const codeNotApplicable = 'Für nichts im Warenkorb gilt dieser Code.';
export const codeLimitReached = 'Für diesen Warenkorb lassen sich keine weiteren Codes einlösen.';
export const codeUnknown = 'Diesen Code gibt es nicht. Prüfen Sie ihn auf Tippfehler.';
export const codeCheckFailed =
  'Der Code konnte gerade nicht geprüft werden. Versuchen Sie es gleich noch einmal.';

export const notOrderable =
  'Dieses Gerät kann so nicht mehr bestellt werden: Es ist verkauft, für andere reserviert oder in geringerer Zahl vorhanden. Entfernen Sie es, oder verringern Sie die Menge.';
export const findSimilar = 'Ähnliches finden';
export const quantity = (count: number): string => `Menge: ${count}`;
export const quantityOf = (name: string): string => `Menge: ${name}`;
export const singleUnit = '1, es gibt nur dieses eine';
export const update = 'Aktualisieren';
export const unitPrice = (price: ReactNode): ReactNode => <>je {price}</>;
export const remove = (name: string): ReactNode => (
  <>
    Entfernen<span className="visually-hidden">: {name}</span>
  </>
);

export const mergeIncomplete = (count: number): string =>
  count === 1
    ? 'Ein Gerät konnte nicht übernommen werden'
    : `${count} Geräte konnten nicht übernommen werden`;
export const continueLink = 'Dort weitermachen, wo Sie waren';
export const mergeIncompleteReason =
  'Jemand anderes hat es gekauft, während es in Ihrem Warenkorb lag, oder es war mehr verlangt, als vorhanden ist. Alles andere aus der Zeit vor der Anmeldung ist hier.';
export const cartMerged = 'Ihr Warenkorb wurde übernommen';
export const cartMergedBody = 'Was Sie vor der Anmeldung hineingelegt haben, ist jetzt hier.';
export const alreadyThere = 'Liegt schon im Warenkorb';
export const noMoreAvailable = (name: string): string =>
  `${name}. Mehr davon gibt es nicht, daher wurde nichts hinzugefügt.`;
export const added = 'In den Warenkorb gelegt';
export const reservedAtCheckout = (name: string): string =>
  `${name}. Es wird für Sie reserviert, sobald Sie zur Kasse gehen.`;
export const removed = 'Aus dem Warenkorb entfernt';
export const restoreButton = 'Wieder hineinlegen';
export const restoreFailed = 'Es konnte nicht wieder hineingelegt werden';
export const addFailed = 'Das wurde nicht in den Warenkorb gelegt';
export const backToListing = 'Zurück zum Angebot';
export const browseListings = 'Ansehen, was angeboten wird';
export const otherItemsUnchanged = (reasons: string): string =>
  `${reasons} Der Rest Ihres Warenkorbs ist unverändert.`;
export const reservationFailed = 'Ihre Geräte konnten nicht reserviert werden';
export const unreservedButOrderable = (reasons: string): string =>
  `${reasons} Ihr Warenkorb ist unverändert, und was vorhanden ist, kann bestellt werden.`;
export const changeFailed = 'Der Warenkorb wurde nicht geändert';

export const updating = 'Der Warenkorb wird aktualisiert';
export const updated = (label: string, amount: string): string =>
  `Warenkorb aktualisiert. ${label}: ${amount}`;

export const summary = 'Übersicht';
export const checkoutAfterFilling = 'Die Kasse öffnet, sobald alles im Warenkorb ist.';
export const resolveMarkedItems =
  'Klären Sie zuerst die markierten Geräte; die anderen bleiben im Warenkorb.';
export const checkoutLink = 'Zur Kasse';
export const signInToCheckOut = 'Anmelden und zur Kasse';
export const continueShopping = 'Weiter einkaufen';
export const checkoutReservesItems = 'Sobald Sie zur Kasse gehen, wird alles für Sie reserviert. ';
export const paymentHint = 'Sie zahlen auf Bestellschein oder Rechnung, nicht hier.';
export const chargedIn = (currency: string): string => `Berechnet in ${currency}.`;
export const chargedInOtherCurrency = (currency: string, shown: string, href: string): ReactNode => (
  <>
    Berechnet in {currency}, obwohl Sie andere Preise in {shown} sehen:{' '}
    <a href={href}>eine Währung für beides wählen</a>.
  </>
);
export const products = 'Geräte';
export const pendingAmount = 'Sobald alles da ist';
export const totalBeforeDelivery = 'Summe vor Lieferung und Steuern';
export const discount = 'Rabatt';
export const delivery = 'Lieferung';
export const tax = 'Steuern';
export const calculatedAtCheckout = 'An der Kasse';

export const clearCart = 'Warenkorb leeren';
export const clearCartWarning = (count: number): string =>
  `Alle ${count} Geräte werden entfernt. Das lässt sich nicht rückgängig machen.`;
export const clearCartButton = 'Alles entfernen';

export const mergePending = 'Ihr Warenkorb aus der Zeit vor der Anmeldung ist noch nicht hier';
export const tryAgain = 'Noch einmal versuchen';
export const mergePendingReason =
  'Einer Ihrer beiden Warenkörbe kann gerade nicht geändert werden: Er wird noch gefüllt, oder seine Bestellung wartet auf eine Freigabe. Nichts geht verloren; sobald das erledigt ist, wird er übernommen.';

export const emptyCartLead = 'Er ist leer. Jedes Angebot nennt den Zustand, was geprüft wurde und was fehlt.';
export const seeAll = 'Alle Geräte ansehen';
export const requestEquipment = 'Lassen Sie uns suchen';
export const otherDeviceHint = (href: string): ReactNode => (
  <>
    Sie haben auf einem anderen Gerät etwas hineingelegt? <a href={href}>Melden Sie sich an</a>, um es zu
    sehen.
  </>
);

export const fillingHeading = 'Ihr Warenkorb wird noch gefüllt';
export const reloadCart = 'Warenkorb neu anzeigen';
export const fillingBody =
  'Das dauert einige Sekunden. Solange kann der Warenkorb nicht geändert werden, und die Summe steht noch nicht fest.';
export const itemsNotAdded = (count: number): string =>
  count === 1
    ? 'Ein Gerät konnte nicht in Ihren Warenkorb gelegt werden'
    : `${count} Geräte konnten nicht in Ihren Warenkorb gelegt werden`;
export const dismiss = 'Nicht mehr anzeigen';
export const moreCount = (count: number): string => `Und ${count} weitere.`;
export const otherItemsAdded = 'Alles andere, was Sie wollten, liegt darin.';

export const preparedCartHeading = 'Dieser Warenkorb wurde für Sie zusammengestellt';
export const leavePreparedCart = 'Beiseitelegen und meinen eigenen Warenkorb zeigen';
export const preparedCartBody =
  'Er wird so bestellt, wie er ist, und kann nicht geändert werden. Ihr eigener Warenkorb wartet, bis dieser bestellt oder beiseitegelegt ist.';

export const purchasingHint =
  'Bestellt jemand anderes für Sie? Schicken Sie einen Link auf diesen Warenkorb zu den heutigen Preisen.';
export const sendToPurchasing = 'An den Einkauf senden';

export const sortBy = 'Sortieren nach';
export const sort = 'Sortieren';
export const lastAdded = 'Zuletzt hineingelegt zuerst';
export const firstAdded = 'Zuerst hineingelegt zuerst';
export const nameAscending = 'Name, A bis Z';
export const nameDescending = 'Name, Z bis A';
