export const title = 'Startseite';
export const discover = 'Entdecken Sie den Marktplatz {!Site.siteName}';
export const browseAll = 'Alle Geräte ansehen';
