export const title = 'Startseite';
export const documentTitle = 'Gebrauchte Laborgeräte kaufen und verkaufen';
export const discover = 'Entdecken Sie den Marktplatz {!Site.siteName}';
export const browseAll = 'Alle Geräte ansehen';
