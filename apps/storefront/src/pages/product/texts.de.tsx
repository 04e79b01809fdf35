import type { ReactNode } from 'react';

export const skipToPrice = 'Zu Preis und Warenkorb';

export const quantity = 'Menge';
export const quantityOf = (name: string): string => `Menge: ${name}`;
export const availableSuffix = (available: number): string => `von ${available}`;
export const addToCart = 'In den Warenkorb';
export const addedLabel = 'Hinzugefügt';
export const inCart = (count: number): string =>
  count === 1 ? 'Liegt im Warenkorb' : `${count} Stück liegen im Warenkorb`;
export const viewCartAndCheckOut = 'Warenkorb ansehen und zur Kasse gehen';
export const viewCart = 'Warenkorb ansehen';
export const addFailed = 'Es wurde nicht hinzugefügt';
export const unreachable =
  'Der Shop ist gerade nicht erreichbar. Es wurde nichts geändert; bitte versuchen Sie es noch einmal.';

export const priceOnRequest = 'Preis auf Anfrage';
export const netPrice = 'Nettopreis. Lieferung und Steuer kommen an der Kasse hinzu, bevor Sie bestellen.';
export const reservedHeading = 'Jemand ist mit diesem Gerät gerade an der Kasse';
export const reservedBody = 'Wird es nicht bestellt, ist es innerhalb weniger Stunden wieder zu haben.';
export const soldHeading = 'Dieses Gerät ist verkauft';
export const seeSimilar = 'Ähnliche Angebote ansehen';
export const soldBody = 'Die Seite bleibt zum Nachlesen bestehen.';
export const makeOffer = 'Preis vorschlagen';
export const requestQuote = 'Angebot anfragen';
export const askQuestion = 'Frage zu diesem Gerät stellen';

export const condition = 'Zustand';
export const tested = 'Geprüft';
export const notTested = 'Nicht geprüft. Der Verkäufer macht keine Angaben zur Funktion.';
export const testedBy = (who: string): string => `Geprüft von: ${who}`;
export const notStated = 'Keine Angabe';
export const included = 'Lieferumfang';
export const nothingIncluded = 'Nur das Gerät.';
export const missing = 'Es fehlt';
export const nothingMissing = 'Soweit bekannt, fehlt nichts.';
export const warranty = 'Garantie';
export const noWarranty = 'Keine. Verkauf wie besehen.';
export const delivery = 'Lieferung';
/** `way` is a kind of shipping as it is labelled. */
export const deliveredIn = (estimate: ReactNode, way: string): ReactNode => (
  <>
    {estimate} innerhalb der Europäischen Union; Versandart: {way}
  </>
);
export const shippedFrom = (place: string): string => `Standort: ${place}. `;
export const deliveryPriceHint = 'Preis und Termin sehen Sie an der Kasse.';

export const facts = 'Daten';
export const documents = 'Dokumente';
export const document = 'Dokument';
export const pdf = 'PDF';
export const opensNewWindow = ', öffnet ein neues Fenster';
export const shippingAndRigging = 'Versand und Einbringung';
export const shipsFrom = (place: string): string => `Versand ab ${place}`;
export const howShippingWorks = 'So läuft der Versand ab';
export const seller = 'Verkäufer';
export const sellerSince = (year: string): string => `, bei uns seit ${year}`;
export const listedOn = (day: string): string => `Eingestellt am ${day}`;
export const report = 'Dieses Angebot melden';

export const noPicture = 'Noch kein Bild';
export const pictureOf = (name: string, number: number): string => `${name}, Bild ${number}`;
export const pictures = 'Bilder';
export const enlargeSuffix = ', vergrößern';
export const choosePicture = 'Bild auswählen';
export const pictureNumber = (number: number, count: number): string => `Bild ${number} von ${count}`;
export const illustrationCaption =
  'Darstellung der Geräteart, kein Foto dieses Geräts. Wie es um dieses Gerät steht, sagen die Angaben zum Zustand.';
export const photographCaption = 'Fotos dieses Geräts, vom Verkäufer.';

export const enlargedPictures = 'Bilder, vergrößert';
export const previousPicture = 'Voriges Bild';
export const nextPicture = 'Nächstes Bild';
export const close = 'Schließen';
export const zoomOut = (picture: string): string => `${picture}, an das Fenster anpassen`;
export const zoomIn = (picture: string): string => `${picture}, in Originalgröße zeigen`;

export const listingNumber = (sku: string): string => `Angebot ${sku}`;
export const similarIn = (category: string): string => `Ähnliches in „${category}“`;
export const noSimilar = (category: string): string =>
  `In „${category}“ gibt es derzeit nichts Vergleichbares in Größe und Preis.`;

export const weight = 'Gewicht';
export const approximateWeight = 'Gewicht, ca.';
export const size = 'Breite × Tiefe × Höhe';
export const year = 'Baujahr';
export const manufacturer = 'Hersteller';
export const model = 'Modell';
export const listing = 'Angebotsnummer';
