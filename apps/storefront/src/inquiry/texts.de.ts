export const backToHome = 'Zur Startseite';
