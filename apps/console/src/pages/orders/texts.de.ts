export const heading = 'Aufträge';
export const toApprove = 'Zur Freigabe';
export const toShip = 'Zum Versand';
export const partlyShipped = 'Teilweise versandt';
export const toCancel = 'Stornoanfragen';
export const returns = 'Rücksendungen und Stornierungen';
export const allOrders = 'Alle Aufträge';
export const fulfillment = 'Lieferung';
export const planShipment = 'Sendung planen';
export const expectReturn = 'Rücksendung ankündigen';
export const items = 'Positionen';
export const item = 'Position';
export const unitPrice = 'Preis, netto';
export const ordered = 'Bestellt';
export const stillToShip = 'Zu versenden';
export const shipped = 'Versandt';
export const returned = 'Zurückgesandt';
export const quantities = 'Anzahl';
export const atMost = (count: number): string => `Höchstens ${count}`;
export const atMostAmount = (amount: string): string => `Höchstens ${amount}, netto`;
export const canceled = 'Storniert';
export const cancelRest = 'Rest stornieren';
export const cancelRestHint =
  'Stornierte Stücke stehen wieder zum Verkauf und werden zu Preis und Steuer des Auftrags gutgeschrieben. Bereits Versandtes bleibt unverändert.';
export const cancelPart = 'Teil stornieren';
export const cancelPartHint =
  'Der Auftrag erhält jetzt seine Rechnung, damit das Stornierte gutgeschrieben werden kann. Im Ganzen wird er über seine eigene Aktion storniert.';
export const noteToBuyer = 'Grund, für den Käufer sichtbar';
export const restCanceled = 'Storniert. Der Käufer ist benachrichtigt.';
export const canceledAndCredited = 'Storniert, gutgeschrieben';
export const nothingChosen = 'Geben Sie für mindestens eine Position eine Anzahl an.';
export const carrier = 'Spedition';
export const trackingNumber = 'Sendungsnummer';
export const trackingUrl = 'Link zur Sendungsverfolgung';
export const shipDate = 'Versand am';
export const packages = 'Packstücke';
export const weight = 'Gewicht in kg';
export const shipmentPlanned = 'Die Sendung ist geplant.';
export const shipments = 'Sendungen';
export const shipment = 'Sendung';
export const shipmentStatuses: Readonly<Record<string, string>> = {
  Planned: 'Geplant',
  Packed: 'Verpackt',
  'Picked Up': 'Abgeholt',
  'In Transit': 'Unterwegs',
  Delivered: 'Zugestellt',
  Exception: 'Störung',
};
export const labels = 'Etiketten aller Sendungen (PDF)';
export const packingSlip = 'Lieferschein (PDF)';
export const papers = 'Dokumente';
export const tracking = 'Sendungsverfolgung';
export const track = 'Verfolgen';
export const status = 'Status';
export const reason = 'Grund';
export const returnReasons = {
  'Does Not Work': 'Funktioniert nicht',
  'Not as Described': 'Nicht wie beschrieben',
  Damaged: 'Transportschaden',
  'No Longer Needed': 'Nicht mehr benötigt',
  Other: 'Anderer Grund',
} as const;
export const description = 'Bemerkung';
export const returnExpected = 'Die Rücksendung ist angekündigt.';
export const returnNumber = 'Rücksendung';
export const returnStatuses = {
  Requested: 'Angefragt',
  Approved: 'Erwartet',
  Received: 'Eingetroffen',
  Refunded: 'Erstattet',
  Canceled: 'Storniert',
} as const;
export const receivedOf = (received: number | null, quantity: number): string =>
  received === null ? String(quantity) : `${received} von ${quantity}`;
export const refund = 'Erstattung';
export const refundStates = {
  Pending: 'ausstehend',
  Done: 'zurückgezahlt',
  Failed: 'konnte nicht zurückgezahlt werden',
} as const;
export const creditNote = 'Gutschrift (PDF)';
export const steps = 'Nächster Schritt';
export const receive = 'Eingang erfassen';
export const cancelReturn = 'Kommt nicht mehr';
export const cancelReturnTitle = (number: string): string => `Rücksendung ${number} stornieren?`;
export const cancelReturnHint =
  'Der Käufer behält die Ware. Später lässt sich eine weitere Rücksendung ankündigen.';
export const came = 'Eingetroffene Anzahl';
export const restock = 'Wieder verkäuflich: zurück in den Bestand';
export const returnReceived = 'Der Eingang ist erfasst.';
export const refundIt = 'Erstatten';
export const refundHint =
  'Erstattet wird die eingetroffene Ware zu Preis und Steuer des Auftrags. Der Käufer erhält eine Gutschrift per E-Mail.';
export const deliveryAmount = 'Davon erstattete Versandkosten';
export const refunded = 'Die Erstattung ist veranlasst.';
export const expectedBack = 'Erwartete Rücksendungen';
export const toRefund = 'Zur Erstattung';
export const toDecide = 'Rücksendeanfragen';
export const approveReturn = 'Rücksendung zustimmen';
export const declineReturn = 'Ablehnen';
export const noteWithApproval = 'Für den Käufer, zum Beispiel die Adresse';
export const buyerSays = (text: string): string => `Der Käufer schreibt: ${text}`;
export const returnDecided = 'Entschieden. Der Käufer wird per E-Mail benachrichtigt.';
