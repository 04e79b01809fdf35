export const compare = 'Angebote vergleichen';
export const compareModels = (models: readonly string[]): string => `Vergleich: ${models.join(', ')}`;
export const description = 'Angebote nebeneinander: Preis, Zustand, Daten und Lieferung.';
export const limitHeading = (most: number): string => `Höchstens ${most} Angebote stehen nebeneinander`;
export const limitBody =
  'Das nächste wurde nicht aufgenommen. Entfernen Sie unten eines, um Platz dafür zu schaffen.';
export const removedListings = (count: number): string =>
  count === 1 ? 'Ein Angebot gibt es nicht mehr' : `${count} Angebote gibt es nicht mehr`;
export const emptyLead = (most: number): string =>
  `Noch ist nichts gewählt. Klicken Sie bei bis zu ${most} Angeboten auf „Vergleichen“, und sehen Sie sie hier nebeneinander.`;
export const addListing = 'Weiteres Angebot suchen';
export const seeAll = 'Alle Geräte ansehen';
export const tableRegionLabel = 'Vergleich, seitlich verschiebbar';
export const caption =
  'Angebote nebeneinander. Zeilen, in denen sie sich unterscheiden, sind mit „abweichend“ gekennzeichnet.';
export const differsLabel = 'abweichend';
export const notStated = 'Keine Angabe';
export const remove = 'Entfernen';
export const removeObject = (name: string): string => `: ${name} aus dem Vergleich`;

export const offerAndCondition = 'Preis und Zustand';
export const availability = 'Verfügbarkeit';
export const netPrice = 'Preis, netto';
export const priceOnRequest = 'Auf Anfrage';
export const condition = 'Zustand';
export const conditionNote = 'Zum Zustand';
export const tested = 'Geprüft';
export const notTested = 'Nicht geprüft';
export const included = 'Lieferumfang';
export const missing = 'Es fehlt';
export const nothingKnownMissing = 'Nichts bekannt';
export const warranty = 'Garantie';
export const none = 'Keine';

export const unitHeading = 'Das Gerät';
export const manufacturer = 'Hersteller';
export const model = 'Modell';
export const type = 'Art';
export const year = 'Baujahr';
export const weight = 'Gewicht';
export const size = 'Breite × Tiefe × Höhe';

export const technicalFacts = 'Technische Daten';

export const delivery = 'Lieferung';
export const location = 'Standort';
export const shippingMethod = 'Versandart';
export const shippingTime = 'Übliche Dauer innerhalb der EU';
export const shippingNote = 'Hinweis zur Lieferung';
export const seller = 'Verkäufer';
