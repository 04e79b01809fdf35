import type { MentionTexts } from './texts.ts';

export const german: MentionTexts = {
  title: (author, content) => `${author} erwähnt Sie: ${content}`,
  intro: (author, content) => `${author} schrieb zu „${content}“:`,
  open: 'Inhalt öffnen',
  more: 'Weitere Erwähnungen dort zeigt nur die Konsole, bis Sie diese gelesen haben.',
  reason: (shop) => `Sie erhalten diese Nachricht, weil Sie bei ${shop} an Inhalten arbeiten.`,
  somebody: 'Jemand',
};
