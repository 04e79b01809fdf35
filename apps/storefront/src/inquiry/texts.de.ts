export const backToStart = 'Zur Startseite';
