import type { ObjectTranslation } from '@relab/records/objects';
import { mailLanguageDe } from '../unit-facts.de.ts';

export const caseDe: ObjectTranslation = {
  fields: {
    Reason__c: {
      label: 'Anlass',
      values: {
        Equipment: 'Gerät',
        Order: 'Auftrag',
        Delivery: 'Lieferung',
        Selling: 'Verkaufen',
        Other: 'Sonstiges',
        'Does Not Work': 'Funktioniert nicht',
        'Not as Described': 'Nicht wie beschrieben',
        Damaged: 'Beschädigt',
        'No Longer Needed': 'Nicht mehr benötigt',
        Late: 'Verspätet',
        Service: 'Betreuung',
        'Wrong Description': 'Falsche Beschreibung',
        'Sold Elsewhere': 'Anderswo verkauft',
        'Stolen or Counterfeit': 'Gestohlen oder gefälscht',
        'Not Allowed to Be Sold': 'Darf nicht verkauft werden',
      },
    },
    Order__c: 'Auftrag',
    Listing__c: 'Inserat',
    Language__c: mailLanguageDe,
    Answer__c: {
      label: 'Antwort',
      help: 'Geht per Mail an die Person, die geschrieben hat, sobald sie gespeichert ist.',
    },
    Resolution__c: {
      label: 'Ergebnis',
      help: 'Geht per Mail an die Person, die geschrieben hat, wenn der Vorgang abgeschlossen wird.',
    },
    AnswerMailedDate__c: 'Antwort gesendet am',
    AnswerMailedStamp__c: 'Prüfsumme der gesendeten Antwort',
  },
  recordTypes: { Question: 'Frage', Return: 'Rückgabe', Complaint: 'Reklamation', Report: 'Meldung' },
  layouts: { Outcome: 'Ergebnis' },
  listViews: { ReportedListings: 'Gemeldete Inserate' },
  relatedLists: { EmailMessages: 'Antworten per Mail' },
  actions: {
    Work: 'In Bearbeitung nehmen',
    Answer: { label: 'Antworten', successMessage: 'Die Antwort ist gesendet.' },
    Wait: 'Auf Kundschaft warten',
    Close: { label: 'Abschließen', successMessage: 'Der Vorgang ist abgeschlossen.' },
    Reopen: 'Wieder öffnen',
    LogACall: 'Anruf erfassen',
  },
  validationRules: {
    ClosedWithAResolution: 'Geben Sie an, wie der Vorgang ausging.',
    ReportOfNoAccount:
      'Eine Meldung gehört zu keinem Geschäftspartner, damit kein Verkäufer erfährt, wer gemeldet hat.',
  },
};
