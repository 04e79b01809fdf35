import type { ObjectTranslation } from '@relab/records/objects';

export const currencyRateDe: ObjectTranslation = {
  label: 'Wechselkurs',
  labelPlural: 'Wechselkurse',
  fields: {
    CurrencyIsoCode: 'Währung',
    Rate: {
      label: 'Kurs',
      help: 'Wie viel dieser Währung eine Einheit der Währung der Verkäufer ist.',
    },
    ValidFrom: 'Gültig ab',
  },
  layouts: { 'Currency Rate': 'Wechselkurs' },
  listViews: { AllRates: 'Alle Kurse' },
  validationRules: {
    IsARate: 'Ein Kurs ist größer als null.',
    NamesACurrency: 'Schreiben Sie die Währung mit drei Großbuchstaben, zum Beispiel CHF.',
  },
};
