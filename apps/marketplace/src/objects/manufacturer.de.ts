import type { ObjectTranslation } from '@relab/records/objects';

export const manufacturerDe: ObjectTranslation = {
  label: 'Hersteller',
  labelPlural: 'Hersteller',
  fields: {
    Name: 'Hersteller',
    Country__c: 'Land',
    Website__c: 'Website',
    Status__c: {
      label: 'Status',
      values: { 'In Business': 'Aktiv', 'Taken Over': 'Übernommen', Closed: 'Aufgelöst' },
    },
    Successor__c: 'Übernommen von',
    ServiceNote__c: 'Ersatzteile und Service',
    Listings__c: 'Inserate',
    Offers__c: 'Angebote',
  },
  layouts: { Manufacturer: 'Hersteller', 'Parts and Service': 'Ersatzteile und Service' },
  listViews: { AllManufacturers: 'Alle Hersteller', NoLongerInBusiness: 'Nicht mehr aktiv' },
  relatedLists: { Listings__r: 'Inserate', Offers__r: 'Angebote' },
  validationRules: { SucceededByAnother: 'Übernommen wird er von einem anderen Hersteller.' },
  duplicateRules: { SameManufacturer: 'Gleicher Hersteller' },
};
