export const heading = 'Aufträge';
export const toApprove = 'Freizugeben';
export const toShip = 'Zu versenden';
export const partlyShipped = 'Teilweise versandt';
export const toCancel = 'Stornowünsche';
export const returns = 'Rücksendungen';
export const allOrders = 'Alle Aufträge';
export const fulfillment = 'Lieferung';
export const planShipment = 'Sendung planen';
export const expectReturn = 'Rücksendung erwarten';
export const items = 'Positionen';
export const item = 'Position';
export const unitPrice = 'Preis, netto';
export const ordered = 'Bestellt';
export const stillToShip = 'Zu versenden';
export const shipped = 'Versandt';
export const returned = 'Zurück';
export const quantities = 'Anzahl';
export const atMost = (count: number): string => `Höchstens ${count}`;
export const atMostAmount = (amount: string): string => `Höchstens ${amount}, netto`;
export const nothingChosen = 'Geben Sie bei mindestens einer Position an, wie viele es sind.';
export const carrier = 'Spedition';
export const trackingNumber = 'Sendungsnummer';
export const trackingUrl = 'Adresse der Sendungsverfolgung';
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
export const papers = 'Papiere';
export const tracking = 'Verfolgung';
export const track = 'Verfolgen';
export const status = 'Status';
export const reason = 'Grund';
export const returnReasons = {
  'Does Not Work': 'Es funktioniert nicht',
  'Not as Described': 'Es entspricht nicht der Beschreibung',
  Damaged: 'Es wurde unterwegs beschädigt',
  'No Longer Needed': 'Es wird nicht mehr gebraucht',
  Other: 'Ein anderer Grund',
} as const;
export const description = 'Notiz';
export const returnExpected = 'Die Rücksendung wird erwartet.';
export const returnNumber = 'Rücksendung';
export const returnStatuses = {
  Approved: 'Erwartet',
  Received: 'Eingetroffen',
  Refunded: 'Erstattet',
  Canceled: 'Storniert',
} as const;
export const receivedOf = (received: number | null, quantity: number): string =>
  received === null ? String(quantity) : `${received} von ${quantity}`;
export const refund = 'Erstattung';
export const refundStates = {
  Pending: 'unterwegs',
  Done: 'zurückgezahlt',
  Failed: 'konnte nicht zurückgezahlt werden',
} as const;
export const creditNote = 'Gutschrift (PDF)';
export const steps = 'Nächster Schritt';
export const receive = 'Ist eingetroffen';
export const cancelReturn = 'Kommt nicht';
export const cancelReturnTitle = (number: string): string => `Rücksendung ${number} aufgeben?`;
export const cancelReturnHint =
  'Der Käufer behält, was versandt wurde. Später kann eine weitere Rücksendung erwartet werden.';
export const came = 'So viele sind eingetroffen';
export const restock = 'Kann wieder verkauft werden: zurück in den Bestand';
export const returnReceived = 'Der Eingang ist vermerkt.';
export const refundIt = 'Erstatten';
export const refundHint =
  'Das Eingetroffene wird zu Preis und Steuer des Auftrags erstattet, mit einer Gutschrift, die der Käufer per E-Mail bekommt.';
export const deliveryAmount = 'Vom Preis der Lieferung';
export const refunded = 'Die Erstattung ist veranlasst.';
export const expectedBack = 'Erwartet zurück';
export const toRefund = 'Zu erstatten';
