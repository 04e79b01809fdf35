export const heading = 'Ankauf';
export const leads = 'Von Verkäufern angeboten';
export const offers = 'Laufende Angebote';
export const toList = 'Einzustellen';
export const pictures = 'Bilder und Dateien';
export const similarUnits = 'Preise ähnlicher Geräte';
export const manufacturerMissing = 'Tragen Sie den Hersteller ein: Danach werden ähnliche Geräte gesucht.';
export const noneSimilar = 'Kein solches Gerät wurde verkauft oder steht zum Verkauf.';
export const soldFor = 'Verkauft für (Median, netto)';
export const askedFor = 'Jetzt verlangt (Median, netto)';
export const likeness = {
  model: 'Geräte desselben Modells.',
  type: 'Geräte desselben Herstellers und Typs, weil es vom Modell zu wenige gibt.',
} as const;
export const sold = 'Verkauft, das letzte zuerst';
export const forSale = 'Zum Verkauf, das günstigste zuerst';
export const unit = 'Gerät';
export const year = 'Baujahr';
export const condition = 'Zustand';
export const price = 'Preis, netto';
export const day = 'Tag';
