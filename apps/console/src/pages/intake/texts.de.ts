export const heading = 'Ankauf';
export const leads = 'Von Verkäufern angeboten';
export const offers = 'Laufende Angebote';
export const toList = 'Zu inserieren';
export const pictures = 'Bilder und Dateien';
export const similarUnits = 'Preise ähnlicher Geräte';
export const manufacturerMissing = 'Tragen Sie den Hersteller ein, damit ähnliche Geräte gefunden werden.';
export const noneSimilar = 'Es wurde noch kein solches Gerät verkauft, und keines steht zum Verkauf.';
export const soldFor = 'Verkauft für (Median, netto)';
export const askedFor = 'Aktuelle Preise (Median, netto)';
export const likeness = {
  model: 'Geräte desselben Modells.',
  type: 'Geräte desselben Herstellers und Typs, da es vom Modell zu wenige gibt.',
} as const;
export const sold = 'Verkauft, neueste zuerst';
export const forSale = 'Zum Verkauf, günstigste zuerst';
export const unit = 'Gerät';
export const year = 'Baujahr';
export const condition = 'Zustand';
export const price = 'Preis, netto';
export const day = 'Tag';
