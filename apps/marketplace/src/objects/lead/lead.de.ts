import type { ObjectTranslation } from '@relab/records/objects';
import { conditionDe } from '../condition.de.ts';
import { mailLanguageDe, unitFactsDe } from '../unit-facts.de.ts';

export const leadDe: ObjectTranslation = {
  fields: {
    Manufacturer__c: 'Hersteller',
    Model__c: 'Modell',
    Year__c: 'Baujahr',
    Condition__c: conditionDe,
    Location__c: 'Standort',
    Quantity__c: 'Anzahl',
    SerialNumber__c: { label: 'Seriennummer', help: 'Wie sie auf dem Typenschild steht.' },
    Language__c: mailLanguageDe,
    ...unitFactsDe,
    Accessories__c: 'Zubehör',
    Faults__c: 'Bekannte Mängel',
    LeaveBy__c: 'Muss weg bis',
    AskingPrice__c: { label: 'Preisvorstellung', help: 'Netto, für ein Stück.' },
    AskingCurrency__c: { label: 'Währung der Preisvorstellung', values: 'codes' },
    AskingPriceInEuros__c: 'Preisvorstellung in Euro',
  },
  recordTypes: { Seller: 'Verkäufer', Buyer: 'Käufer' },
  layouts: { Equipment: 'Gerät', 'Its State': 'Zustand des Geräts' },
  listViews: { EquipmentOffered: 'Angebotene Geräte' },
  relatedLists: { Offers__r: 'Angebote', CampaignMembers: 'Kampagnen' },
  actions: {
    Work: 'In Bearbeitung nehmen',
    Qualify: 'Qualifizieren',
    NewAccount: 'Geschäftspartner anlegen',
    NewOffer: 'Angebot anlegen',
    Convert: { label: 'Umwandeln', successMessage: 'Der Interessent ist umgewandelt.' },
    LogACall: 'Anruf erfassen',
  },
  validationRules: {
    ConvertedToAnAccount: 'Geben Sie den Geschäftspartner an, der aus dem Interessenten wurde.',
    BuiltByNow: 'Geben Sie das Baujahr vierstellig an, zum Beispiel 2016.',
    AsksForSomething: 'Ein Preis kann nicht negativ sein.',
    PriceInACurrency: 'Wählen Sie die Währung des Preises.',
    HasSomething: 'Bieten Sie mindestens ein Stück an.',
  },
  duplicateRules: { SameLead: 'Gleicher Interessent' },
};
