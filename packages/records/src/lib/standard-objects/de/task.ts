import type { ObjectTranslation } from '../../objects/translation/object-translation.ts';
import { activityTexts } from './activity-fields.ts';

export const taskDe: ObjectTranslation = {
  label: 'Aufgabe',
  labelPlural: 'Aufgaben',
  fields: {
    ...activityTexts,
    Subject: 'Betreff',
    ActivityDate: 'Fällig am',
    Status: {
      label: 'Status',
      values: {
        'Not Started': 'Nicht begonnen',
        'In Progress': 'In Arbeit',
        Waiting: 'Wartet',
        Completed: 'Erledigt',
      },
    },
    Priority: { label: 'Priorität', values: { High: 'Hoch', Normal: 'Normal', Low: 'Niedrig' } },
    TaskSubtype: { label: 'Art', values: { Task: 'Aufgabe', Call: 'Anruf', Email: 'E-Mail' } },
    Description: 'Anmerkungen',
    CallType: { label: 'Anrufart', values: { Inbound: 'Eingehend', Outbound: 'Ausgehend' } },
    CallDurationInSeconds: 'Anrufdauer (s)',
    IsClosed: 'Erledigt',
    IsOverdue: 'Überfällig',
  },
  layouts: { Task: 'Aufgabe', Comments: 'Anmerkungen', Call: 'Anruf' },
  listViews: {
    AllTasks: 'Alle Aufgaben',
    MyTasks: 'Meine offenen Aufgaben',
    OverdueTasks: 'Überfällige Aufgaben',
    Calls: 'Anrufe',
  },
  validationRules: { CallsTakeTime: 'Die Dauer eines Anrufs kann nicht negativ sein.' },
};
