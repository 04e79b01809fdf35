export const honeypotLabel = 'Homepage, bitte leer lassen';
export const problemsHeading = 'Bitte korrigieren Sie Folgendes';
export const unreachable =
  'Der Server war nicht zu erreichen, daher wurde nichts ausgeführt. Prüfen Sie Ihre Verbindung, und versuchen Sie es gleich noch einmal.';
