export const title = 'Nicht gefunden';
export const heading = 'Nicht gefunden';
export const noPage = 'Unter dieser Adresse gibt es keine Seite';
export const hint = 'Vielleicht wurde sie gelöscht, oder der Link ist unvollständig.';
export const toOverview = 'Zur Übersicht';
