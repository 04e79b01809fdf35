import { conditionsInGerman } from '@relab/storefront/conditions';
import type { DocumentTexts } from './texts.ts';

const isCondition = (apiName: string): apiName is keyof typeof conditionsInGerman =>
  Object.hasOwn(conditionsInGerman, apiName);

export const german: DocumentTexts = {
  listing: 'Inserat',
  instrument: 'Gerät',
  year: 'Baujahr',
  unknown: 'Nicht bekannt',
  condition: 'Zustand',
  conditionOf: (apiName) =>
    isCondition(apiName) ? conditionsInGerman[apiName] : { label: apiName, definition: '' },
  seller: 'Verkäufer',
  place: 'Standort',
  included: 'Enthalten',
  unitAlone: 'Nur das Gerät.',
  missing: 'Fehlt',
  nothingMissing: 'Nichts, von dem der Verkäufer weiß.',
  notStated: 'Keine Angabe.',
  facts: 'Daten',
  tests: 'Prüfungen und Ergebnisse',
  noTests: 'Es wurde nichts geprüft.',
  testedBy: 'Geprüft von',
  nobody: 'Niemandem.',
  declaration: 'Erklärung',
  declared: [
    'Der Verkäufer erklärt, dass dieses Gerät gereinigt und dekontaminiert wurde, bevor es das Labor verließ, und dass es nach bestem Wissen frei von biologischen, chemischen und radioaktiven Rückständen ist.',
    'Oberflächen, die Benutzer berühren, und Oberflächen, die mit Proben in Kontakt kommen, wurden mit einem für das Material geeigneten Desinfektionsmittel abgewischt. Behälter, Schläuche und Vorratsgefäße wurden geleert.',
  ],
};
