export const headings = { quote: 'Angebot anfragen', offer: 'Preis vorschlagen' };
export const leads = {
  quote:
    'Mehrere Geräte, Lieferung bis ins Haus oder ein Tag, an dem es da sein muss: Sagen Sie, was Sie brauchen.',
  offer: 'Nennen Sie Ihren Preis. Der Verkäufer nimmt ihn an, nennt einen anderen oder lehnt ab.',
};
export const notForSale = 'Dieses Gerät steht nicht mehr zum Verkauf';
export const nothingSent = 'Ein Preis lässt sich daher nicht mehr anfragen. Es wurde nichts gesendet.';
export const notSentYet = 'Ihre Anfrage wurde noch nicht gesendet';
export const yourPrice = (currency: string): string => `Ihr Preis je Gerät (${currency})`;
export const netPrice = 'Netto, ohne Lieferung.';
export const enterPrice = 'Geben Sie ein, was Sie je Gerät bieten.';
export const priceWrong =
  'Geben Sie einen Betrag über null mit höchstens zwei Nachkommastellen ein, etwa 4500 oder 4500,50.';
export const quantity = 'Menge';
export const availableNow = (count: number): string => `${count} derzeit verfügbar.`;
export const enterQuantity = 'Geben Sie ein, wie viele Geräte Sie brauchen.';
export const quantityWrong = 'Geben Sie eine ganze Zahl ab 1 ein.';
export const deliverTo = 'Lieferung nach';
export const withoutDelivery = 'Ohne Lieferung';
export const countryWrong = 'Wählen Sie eines der Länder.';
export const neededBy = 'Benötigt bis';
export const dayWrong = 'Wählen Sie heute oder einen späteren Tag, oder lassen Sie das Feld leer.';
export const whatElse = 'Was sonst noch wichtig ist';
export const suchAs = 'Installation, Einweisung, Zugang zum Gebäude.';
export const requestQuote = 'Angebot anfragen';
export const sendOffer = 'Preisvorschlag senden';
