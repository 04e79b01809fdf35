export const queues = 'Warteschlangen';
export const waiting = (count: string): string => `${count} wartend`;
export const nothingWaits = 'Hier wartet nichts';
export const nothingWaitsHint = 'Neue Einträge erscheinen von selbst.';
export const showMore = 'Mehr anzeigen';
export const noneOpen = 'Kein Datensatz geöffnet';
export const noneOpenHint =
  'Wählen Sie einen Datensatz aus der Liste; mit J und K kommen Sie zum nächsten und zum vorigen.';
export const backToList = (queue: string): string => `Zurück zu „${queue}“`;
export const nextRecord = 'Den nächsten Datensatz der Warteschlange öffnen';
export const previousRecord = 'Den vorigen Datensatz öffnen';
export const wholeRecord = 'Ganzen Datensatz öffnen';
