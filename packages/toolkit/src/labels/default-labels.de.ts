import type { Labels } from './label-texts.ts';

/** The same in German. */
export const defaultLabels: Labels = {
  locale: 'de-DE',
  opensNewPage: 'Öffnet ein neues Fenster oder eine neue Seite',
  listItem: 'Eintrag {0}',
  showMore: 'Mehr anzeigen',
  previousPage: 'Zurück',
  nextPage: 'Weiter',
  page: 'Seite {0}',
  pageOf: 'Seite {0} von {1}',
  pages: 'Seiten',
  breadcrumb: 'Pfad',
  required: '(Pflichtfeld)',
  errorSummary: 'Bitte korrigieren Sie Folgendes',
  increase: 'Eins mehr',
  decrease: 'Eins weniger',
  close: 'Schließen',
  loading: 'Wird geladen',
  currentPrice: 'Preis',
  originalPrice: 'Ursprünglicher Preis',
  unknownBlock: 'Es gibt keinen Block „{0}“',
  unknownBlockHelp:
    'Besucher sehen hier nichts. Prüfen Sie den Namen, oder fügen Sie den Block zu denen dieser Site hinzu.',
};
