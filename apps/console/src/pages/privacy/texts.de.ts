export const title = 'Datenschutz';
export const intro =
  'Alles, was gespeichert wird, wie lange und warum. Ein Job entfernt stündlich, was abgelaufen ist; der Name unter einer Frist ist die Einstellung, die sie ändert.';
export const what = 'Was gespeichert wird';
export const period = 'Wie lange';
export const reason = 'Warum';
export const lastRun = 'Zuletzt entfernt';
export const removed = 'Davon entfernt';
export const removedInAll = 'Insgesamt entfernt';
export const byHand = 'Nicht nach Alter';
export const never = 'Noch nicht';
export const underWay = 'Läuft';
export const failed = (what: string): string => `${what}: Entfernen fehlgeschlagen`;
