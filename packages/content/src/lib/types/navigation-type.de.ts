import type { TypeTranslation } from './content-type.ts';

const item = (place: string) => ({
  [place]: 'Eintrag',
  [`${place}.label`]: 'Beschriftung',
  [`${place}.url`]: 'Adresse',
  [`${place}.contentKey`]: 'Inhalt',
  [`${place}.opensNewWindow`]: 'Öffnet ein neues Fenster',
  [`${place}.image`]: 'Bild',
  [`${place}.image.contentKey`]: 'Inhaltsschlüssel',
  [`${place}.image.altText`]: 'Alternativtext',
  [`${place}.image.title`]: 'Titel',
});

export const navigationTypeDe: TypeTranslation = {
  name: 'Navigationsmenü',
  texts: {
    items: 'Einträge',
    ...item('items[]'),
    'items[].items': 'Einträge darunter',
    ...item('items[].items[]'),
  },
};
