export const headings = { quote: 'Angebot anfragen', offer: 'Preis vorschlagen' };
export const leads = {
  quote:
    'Mehrere Geräte, Lieferung bis ins Haus oder ein Tag, an dem es da sein muss: Sagen Sie, was Sie brauchen.',
  offer: 'Nennen Sie Ihren Preis. Der Verkäufer nimmt ihn an, nennt einen anderen oder lehnt ab.',
};
export const unavailableHeading = 'Dieses Gerät steht nicht mehr zum Verkauf';
export const unavailableBody = 'Ein Preis lässt sich daher nicht mehr anfragen. Es wurde nichts gesendet.';
export const sendingFailed = 'Ihre Anfrage wurde noch nicht gesendet';
export const offeredPrice = (currency: string): string => `Ihr Preis je Gerät (${currency})`;
export const offeredPriceHint = 'Netto, ohne Lieferung.';
export const priceRequired = 'Geben Sie ein, was Sie je Gerät bieten.';
export const priceError =
  'Geben Sie einen Betrag über null mit höchstens zwei Nachkommastellen ein, etwa 4500 oder 4500,50.';
export const quantity = 'Menge';
export const quantityHint = (count: number): string => `${count} derzeit verfügbar.`;
export const quantityRequired = 'Geben Sie ein, wie viele Geräte Sie brauchen.';
export const quantityError = 'Geben Sie eine ganze Zahl ab 1 ein.';
export const deliverTo = 'Lieferung nach';
export const withoutDelivery = 'Ohne Lieferung';
export const countryError = 'Wählen Sie eines der Länder.';
export const neededBy = 'Benötigt bis';
export const dayError = 'Wählen Sie heute oder einen späteren Tag, oder lassen Sie das Feld leer.';
export const messageLabel = 'Was sonst noch wichtig ist';
export const messageHint = 'Installation, Einweisung, Zugang zum Gebäude.';
export const requestQuote = 'Angebot anfragen';
export const sendOffer = 'Preisvorschlag senden';
