import type { CommerceOptions } from '@relab/commerce';
import { conditions, conditionsInGerman } from '@relab/storefront/conditions';
import { catalogue } from '../demo/catalogue.ts';
import { countryNames } from './country-names.ts';

const search: Readonly<Record<string, string>> = {
  Category: 'Kategorie',
  Manufacturer: 'Hersteller',
  Condition: 'Zustand',
  Price: 'Preis',
  Year: 'Baujahr',
  Location: 'Standort',
  'Best match': 'Beste Treffer',
  'Newest listing': 'Neueste zuerst',
};

const delivery: Readonly<Record<string, string>> = {
  'Insured parcel': 'Versichertes Paket',
  'Double-boxed and insured for its price, delivered to reception.':
    'Doppelt verpackt und zum Kaufpreis versichert, bis zur Annahme geliefert.',
  'Insured, against signature': 'Versichert, gegen Unterschrift',
  'Pallet with lift gate': 'Palette mit Hebebühne',
  'Strapped or crated, with shock and tilt indicators, set down at the kerb or your ramp.':
    'Gegurtet oder in einer Kiste, mit Stoß- und Kippanzeigern, abgesetzt am Bordstein oder an Ihrer Rampe.',
  'Lift gate, to the curb': 'Hebebühne, bis Bordsteinkante',
  'Rigging to its place': 'Einbringung an den Platz',
  'Collected, brought to its place in your laboratory, packaging taken away. A date is agreed with you.':
    'Abgeholt, an seinen Platz in Ihrem Labor gebracht, Verpackung mitgenommen. Der Termin wird mit Ihnen vereinbart.',
  'To its place, by appointment': 'Bis an den Platz, nach Absprache',
  Transport: 'Transport',
  Weight: 'Gewicht',
  'Lift gate': 'Hebebühne',
  'Second forklift': 'Zweiter Gabelstapler',
  'Second rigging crew': 'Zweites Einbringungsteam',
  'Dangerous goods handling': 'Gefahrgutabwicklung',
  'Refrigerant papers': 'Kältemittelpapiere',
  'Papers for regulated equipment': 'Papiere für regulierte Geräte',
};

const obstacles: Readonly<Record<string, string>> = {
  and: 'und',
  pieces: 'Stück',
  'We do not deliver to {place}.': 'Nach {place} liefern wir nicht.',
  'No carrier takes these items together. Put some of them into a delivery of their own to the same address.':
    'Keine Spedition nimmt diese Artikel zusammen. Legen Sie einige davon in eine eigene Lieferung an dieselbe Adresse.',
  '{item} cannot be delivered to {place}: it needs {needs}, and nobody who delivers there offers that.':
    '{item} kann nicht nach {place} geliefert werden: Nötig ist {needs}, und niemand, der dorthin liefert, bietet das an.',
  '{item} cannot be delivered to {place}: at {weight} kg it is too heavy for those who deliver there.':
    '{item} kann nicht nach {place} geliefert werden: Mit {weight} kg ist es zu schwer für alle, die dorthin liefern.',
  '{item} cannot be delivered to {place}: nobody who delivers there can handle it.':
    '{item} kann nicht nach {place} geliefert werden: Niemand, der dorthin liefert, kann damit umgehen.',
  '{method} takes until {day} at the earliest. Choose that day or a later one.':
    '{method} dauert mindestens bis {day}. Wählen Sie diesen Tag oder einen späteren.',
};

const tax: Readonly<Record<string, string>> = {
  'Tax-exempt intra-Community supply (Article 138 of Directive 2006/112/EC). The recipient accounts for the VAT: reverse charge.':
    'Steuerfreie innergemeinschaftliche Lieferung (Artikel 138 der Richtlinie 2006/112/EG). Der Empfänger schuldet die Umsatzsteuer: Umkehrung der Steuerschuldnerschaft.',
  'Tax-exempt export (Article 146 of Directive 2006/112/EC).':
    'Steuerfreie Ausfuhr (Artikel 146 der Richtlinie 2006/112/EG).',
};

const countries = Object.fromEntries(
  Object.entries(countryNames('en-US')).map(([code, name]) => [name, countryNames('de-DE')[code] ?? name]),
);

const grades = Object.fromEntries(
  conditions.map(({ apiName, label }) => [label, conditionsInGerman[apiName].label]),
);

/** What the shop's names are in other languages than its own. */
export const translations: NonNullable<CommerceOptions['translations']> = {
  de: {
    ...catalogue.categoryTranslations.de,
    ...search,
    ...delivery,
    ...obstacles,
    ...tax,
    ...countries,
    ...grades,
  },
};
