export const title = 'Übersicht';
export const welcome = (name: string): string => `Guten Tag, ${name}`;
export const chooseObject = 'Wählen Sie in der Navigation, womit Sie arbeiten möchten.';
export const period = 'Zeitraum';
export const lastDays = (days: number): string => `Letzte ${days} Tage`;
export const asTable = 'Als Tabelle';
export const noNumbers = 'Noch keine Zahlen';
export const noNumbersHint = 'Für diesen Zeitraum liegt nichts vor.';
export const chartOf = (report: string, column: string): string => `${report}: ${column}`;
