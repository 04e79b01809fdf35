/** The fields of `unitFacts`. */
export const unitFactsDe = {
  Facts__c: {
    label: 'Technische Daten',
    help: 'Eine Angabe je Zeile, als Name und Wert: Max. speed: 4000 rpm',
  },
  Missing__c: {
    label: 'Fehlteile',
    help: 'Eines je Zeile; „nothing“, wenn der Verkäufer sagt, dass nichts fehlt.',
  },
  Warranty__c: {
    label: 'Gewährleistung',
    help: 'Was der Verkäufer zusagt; „none“, wenn er nichts zusagt.',
  },
} as const;

/** The language that mails about a record are written in. */
export const mailLanguageDe = {
  label: 'Sprache',
  help: 'In ihr sind Mails dazu geschrieben, zum Beispiel „de“; in der des Shops, wenn sie leer ist.',
} as const;
