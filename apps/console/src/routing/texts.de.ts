export const titleSuffix = ' – Relab-Konsole';
