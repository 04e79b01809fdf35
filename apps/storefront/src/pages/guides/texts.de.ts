export const home = 'Startseite';
export const title = 'Ratgeber';
export const lead =
  'Was Sie wissen sollten, bevor Sie ein gebrauchtes Gerät kaufen, liefern lassen oder verkaufen.';
export const noGuides = 'Es gibt noch keinen Ratgeber.';
