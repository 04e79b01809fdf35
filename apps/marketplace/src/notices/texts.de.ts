import type { NoticeTexts } from './texts.ts';

export const german: NoticeTexts = {
  net: (amount) => `${amount} netto`,
  search: {
    onRequest: 'Preis auf Anfrage',
    title: (count, name) => `${count === '1' ? 'Ein neues Inserat' : `${count} neue Inserate`} für „${name}“`,
    more: (count) => (count === '1' ? 'Und ein weiteres.' : `Und ${count} weitere.`),
    all: 'Alle Treffer ansehen, die neuesten zuerst',
    reason: (shop) =>
      `Sie erhalten diese Nachricht, weil Sie diese Suche bei ${shop} gespeichert haben. Wie oft wir schreiben, steht auf der Seite Ihrer gespeicherten Suchen.`,
    unsubscribe: 'Keine Nachrichten mehr zu dieser Suche',
  },
  watching: {
    fell: 'Der Preis ist gefallen',
    back: 'Wieder im Verkauf',
    sold: 'Verkauft',
    gone: 'Nicht mehr angeboten',
    title: (count) => `Neues zu ${count} Inseraten, die Sie beobachten`,
    only: (heading, name) => `${heading}: ${name}`,
    fellTo: (price, before) => `Jetzt ${price} netto für ein Gerät, vorher ${before}.`,
    orderable: 'Es kann wieder bestellt werden.',
    orderableAt: (price) => `Es kann wieder bestellt werden, für ${price} netto.`,
    soldOut: 'Es ist kein Gerät mehr da. Die Seite bleibt, mit ähnlichen Inseraten.',
    takenOff: 'Es wurde aus dem Angebot genommen.',
    more: (count) => `${count} weitere stehen auf der Seite dessen, was Sie beobachten.`,
    see: 'Beobachtete Inserate ansehen',
    reason: (shop) => `Sie erhalten diese Nachricht, weil Sie bei ${shop} Inserate beobachten.`,
    unsubscribe: 'Keine Nachrichten mehr zu dem, was ich beobachte',
  },
};
