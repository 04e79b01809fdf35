export const title = 'Übersicht – Relab-Konsole';
export const welcome = (name: string): string => `Guten Tag, ${name}`;
