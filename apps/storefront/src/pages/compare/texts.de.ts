export const compare = 'Angebote vergleichen';
export const compareThese = (models: readonly string[]): string => `Vergleich: ${models.join(', ')}`;
export const description = 'Angebote nebeneinander: Preis, Zustand, Daten und Lieferung.';
export const atMost = (most: number): string => `Höchstens ${most} Angebote stehen nebeneinander`;
export const nextNotAdded =
  'Das nächste wurde nicht aufgenommen. Entfernen Sie unten eines, um Platz dafür zu schaffen.';
export const gone = (count: number): string =>
  count === 1 ? 'Ein Angebot gibt es nicht mehr' : `${count} Angebote gibt es nicht mehr`;
export const nothingChosen = (most: number): string =>
  `Noch ist nichts gewählt. Klicken Sie bei bis zu ${most} Angeboten auf „Vergleichen“, und sehen Sie sie hier nebeneinander.`;
export const findAnother = 'Weiteres Angebot suchen';
export const seeAll = 'Alle Geräte ansehen';
export const scrollsSideways = 'Vergleich, seitlich verschiebbar';
export const caption =
  'Angebote nebeneinander. Zeilen, in denen sie sich unterscheiden, sind mit „abweichend“ gekennzeichnet.';
export const differs = 'abweichend';
export const notStated = 'Keine Angabe';
export const remove = 'Entfernen';
export const removeWhat = (name: string): string => `: ${name} aus dem Vergleich`;

export const offerAndCondition = 'Preis und Zustand';
export const availability = 'Verfügbarkeit';
export const netPrice = 'Preis, netto';
export const onRequest = 'Auf Anfrage';
export const condition = 'Zustand';
export const aboutCondition = 'Zum Zustand';
export const tested = 'Geprüft';
export const notTested = 'Nicht geprüft';
export const included = 'Lieferumfang';
export const missing = 'Es fehlt';
export const nothingKnown = 'Nichts bekannt';
export const warranty = 'Garantie';
export const none = 'Keine';

export const unit = 'Das Gerät';
export const manufacturer = 'Hersteller';
export const model = 'Modell';
export const type = 'Art';
export const year = 'Baujahr';
export const weight = 'Gewicht';
export const size = 'Breite × Tiefe × Höhe';

export const technicalFacts = 'Technische Daten';

export const delivery = 'Lieferung';
export const standsIn = 'Standort';
export const travelsBy = 'Versandart';
export const usualTime = 'Übliche Dauer innerhalb der EU';
export const noteOnDelivery = 'Hinweis zur Lieferung';
export const seller = 'Verkäufer';
