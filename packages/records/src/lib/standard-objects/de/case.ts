import type { ObjectTranslation } from '../../objects/translation/object-translation.ts';

export const caseDe: ObjectTranslation = {
  label: 'Vorgang',
  labelPlural: 'Vorgänge',
  fields: {
    CaseNumber: 'Vorgangsnummer',
    Subject: 'Betreff',
    Description: 'Beschreibung',
    SuppliedName: 'Name laut Formular',
    SuppliedEmail: 'E-Mail laut Formular',
    SuppliedPhone: 'Telefon laut Formular',
    AccountId: 'Geschäftspartner',
    ContactId: 'Kontakt',
    ParentId: 'Übergeordneter Vorgang',
    Origin: { label: 'Eingang über', values: { Web: 'Web', Email: 'E-Mail', Phone: 'Telefon' } },
    Priority: { label: 'Priorität', values: { High: 'Hoch', Medium: 'Mittel', Low: 'Niedrig' } },
    Status: {
      label: 'Status',
      values: {
        New: 'Neu',
        Working: 'In Bearbeitung',
        'Waiting for Customer': 'Wartet auf Kundschaft',
        Closed: 'Abgeschlossen',
      },
    },
    ClosedDate: {
      label: 'Abgeschlossen am',
      help: 'Ohne diese Angabe altert ein abgeschlossener Vorgang bis zu seiner letzten Änderung.',
    },
    Comments: 'Interne Anmerkungen',
    IsClosed: 'Abgeschlossen',
    AgeInDays: 'Alter (Tage)',
  },
  layouts: {
    Case: 'Vorgang',
    Description: 'Beschreibung',
    'As Given on the Site': 'Angaben aus dem Formular',
    System: 'System',
  },
  path: {
    label: 'Status des Vorgangs',
    guidance: {
      New: 'Sehen, wer fragt, und den Vorgang übernehmen.',
      Working: 'Antworten oder jemanden fragen, der es weiß.',
      'Waiting for Customer': 'Nach drei Arbeitstagen noch einmal nachfragen.',
    },
  },
  listViews: {
    AllCases: 'Alle Vorgänge',
    OpenCases: 'Offene Vorgänge',
    MyCases: 'Meine offenen Vorgänge',
    UnassignedCases: 'Vorgänge ohne Inhaber',
  },
};
