import type { ObjectTranslation } from '../../objects/translation/object-translation.ts';
import { activityTexts } from './activity-fields.ts';

export const eventDe: ObjectTranslation = {
  label: 'Termin',
  labelPlural: 'Termine',
  fields: {
    ...activityTexts,
    Subject: 'Betreff',
    StartDateTime: 'Beginn',
    EndDateTime: 'Ende',
    IsAllDayEvent: 'Ganztägig',
    Location: 'Ort',
    Type: {
      label: 'Art',
      values: { Meeting: 'Besprechung', Inspection: 'Besichtigung', Collection: 'Abholung', Call: 'Anruf' },
    },
    Description: 'Beschreibung',
    DurationInMinutes: 'Dauer (Minuten)',
  },
  layouts: { Event: 'Termin', Description: 'Beschreibung' },
  listViews: { AllEvents: 'Alle Termine', ComingEvents: 'Kommende Termine', MyEvents: 'Meine Termine' },
  validationRules: { EndsAfterItStarts: 'Das Ende liegt nach dem Beginn.' },
};
