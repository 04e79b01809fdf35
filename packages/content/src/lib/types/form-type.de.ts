import type { TypeTranslation } from './content-type.ts';

export const formTypeDe: TypeTranslation = {
  name: 'Formular',
  texts: {
    title: 'Titel',
    excerpt: 'Einleitung',
    fields: 'Felder',
    'fields[]': 'Feld',
    'fields[].name': 'Name der Antwort',
    'fields[].label': 'Beschriftung',
    'fields[].hint': 'Hinweis',
    'fields[].type': 'Art',
    'fields[].type=text': 'Eine Zeile',
    'fields[].type=multiline': 'Mehrere Zeilen',
    'fields[].type=email': 'E-Mail-Adresse',
    'fields[].type=phone': 'Telefonnummer',
    'fields[].type=choice': 'Eine von mehreren Möglichkeiten',
    'fields[].type=checkbox': 'Kästchen zum Ankreuzen',
    'fields[].isRequired': 'Muss ausgefüllt werden',
    'fields[].choices': 'Möglichkeiten',
    'fields[].choices[]': 'Möglichkeit',
    submitText: 'Text der Schaltfläche',
    thankYouText: 'Text nach dem Absenden',
    embedDomains: 'Domains, deren Seiten es zeigen dürfen',
    'embedDomains[]': 'Domain',
    keepMonths: 'Monate, für die Antworten aufbewahrt werden',
  },
};
