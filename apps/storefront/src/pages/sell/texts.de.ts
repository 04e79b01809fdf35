export const title = 'Geräte verkaufen';
export const description = (siteName: string): string =>
  `Bieten Sie gebrauchte Laborgeräte auf ${siteName} an: Sagen Sie uns, worum es sich handelt und wo es steht.`;
export const heading = 'Verkaufen Sie Ihre Geräte';
export const lead =
  'Sagen Sie uns, worum es sich handelt und wo es steht. Sie erhalten eine Preisspanne und entscheiden dann.';
export const sendingFailed = 'Ihr Gerät wurde uns noch nicht angeboten';
export const sentHeading = 'Vielen Dank, Ihre Angaben sind bei uns';
export const sentBody =
  'Wir sehen nach, wofür vergleichbare Geräte verkauft wurden, und schreiben Ihnen innerhalb von zwei Werktagen eine Preisspanne und was wir für das Angebot noch brauchen. Ohne Ihre Zustimmung wird nichts veröffentlicht.';
export const offerAnother = 'Weiteres Gerät anbieten';

export const processHeading = 'So geht es';
export const steps = [
  {
    what: 'Sie beschreiben uns das Gerät.',
    how: 'Das dauert fünf Minuten; das meiste steht auf dem Typenschild.',
  },
  {
    what: 'Wir nennen eine Preisspanne.',
    how: 'Aus dem, wofür vergleichbare Geräte verkauft wurden, innerhalb von zwei Werktagen.',
  },
  {
    what: 'Es wird mit genauem Zustand angeboten.',
    how: 'Was geprüft wurde, was fehlt, wie es versandt wird.',
  },
  {
    what: 'Sie werden bezahlt, wenn es angekommen ist.',
    how: 'Wir beauftragen die Spedition oder die Einbringung.',
  },
] as const;
export const conditionHelp = 'Unsicher, welcher Zustand zutrifft?';
export const gradesExplained = 'Die Zustandsstufen, erklärt';
export const picturePrivacyHint =
  'Aus Ihren Bildern entfernen wir, was die Kamera dazu vermerkt hat, etwa den Ort der Aufnahme. Niemand außer uns sieht sie, bevor ein Angebot vereinbart ist.';

export const sendOffer = 'Gerät anbieten';
export const uploadsPending = 'Ihre Angaben werden gesendet, sobald die Bilder angekommen sind.';
export const uploadsFailed =
  'Noch nicht gesendet: Versuchen Sie es mit den Bildern, die nicht angekommen sind, noch einmal, oder entfernen Sie sie.';

export const unitHeading = 'Das Gerät';
export const manufacturer = 'Hersteller';
export const model = 'Modell';
export const year = 'Baujahr';
export const serialNumber = 'Seriennummer';
export const condition = 'Zustand';
export const chooseOne = 'Bitte wählen';
export const gradeLabel = (grade: string, label: string): string => `${grade}: ${label}`;
export const quantityLabel = 'Anzahl';
export const cityAndCountry = 'Ort und Land';

export const stateHeading = 'Sein Zustand';
export const technicalData = 'Technische Daten';
export const technicalDataHint = 'Eine je Zeile, als Name und Wert: Max. Drehzahl: 4000 U/min';
export const accessories = 'Zubehör';
export const accessoriesHint = 'Was dazugehört, eines je Zeile.';
export const missing = 'Was fehlt';
export const missingHint = 'Eines je Zeile; „nichts“, wenn alles da ist.';
export const faults = 'Bekannte Mängel';
export const faultsHint = 'Was nicht funktioniert oder abgenutzt ist.';
export const warranty = 'Gewährleistung';
export const warrantyHint =
  'Was Sie dem Käufer zusagen, etwa 3 Monate auf die Funktion; „keine“, wenn Sie nichts zusagen.';
export const remarksLabel = 'Was sollte ein Käufer noch wissen?';
export const remarksHint = 'Wofür es genutzt wurde, die letzte Wartung, wie es abgeholt werden kann.';

export const priceAndTime = 'Preis und Zeit';
export const askingPrice = 'Preisvorstellung';
export const askingPriceHint = 'Netto, für ein Gerät; falls Sie eine haben.';
export const currency = 'Währung';
export const leaveBy = 'Abzuholen bis';

export const sellerHeading = 'Sie';
export const firstName = 'Vorname';
export const lastName = 'Nachname';
export const company = 'Firma oder Institut';
export const email = 'E-Mail';
export const phone = 'Telefon';

export const manufacturerRequired = 'Geben Sie den Hersteller ein, wie er auf dem Typenschild steht.';
export const modelRequired = 'Geben Sie das Modell ein, wie es auf dem Typenschild steht.';
export const yearError =
  'Geben Sie das Baujahr mit vier Ziffern ein, zum Beispiel 2016, oder lassen Sie es leer.';
export const quantityError = 'Geben Sie die Anzahl als ganze Zahl ein, zum Beispiel 1.';
export const conditionRequired = 'Wählen Sie den Zustand, der am ehesten zutrifft.';
export const conditionError = 'Wählen Sie einen der Zustände.';
export const locationRequired = 'Geben Sie Ort und Land ein, wo das Gerät steht.';
export const priceError = 'Geben Sie den Preis in Ziffern ein, zum Beispiel 12500, oder lassen Sie ihn leer.';
export const currencyError = 'Wählen Sie eine der Währungen.';
export const leaveByError = 'Wählen Sie einen Tag ab heute, oder lassen Sie das Feld leer.';
export const lastNameRequired = 'Geben Sie Ihren Nachnamen ein.';
export const companyRequired = 'Geben Sie den Namen Ihrer Firma oder Ihres Instituts ein.';
export const phoneError =
  'Geben Sie eine Telefonnummer mit Ziffern ein, zum Beispiel +49 30 123456, oder lassen Sie sie leer.';
