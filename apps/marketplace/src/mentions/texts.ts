/** The texts of a mail to somebody who is mentioned in a comment. `texts.de.ts` has them in German. */
export const english = {
  title: (author: string, content: string): string => `${author} mentions you: ${content}`,
  intro: (author: string, content: string): string => `${author} wrote about “${content}”:`,
  open: 'Open the content',
  more: 'Further mentions there are shown in the console alone, until you have read this one.',
  reason: (shop: string): string => `You get this because you work on contents at ${shop}.`,
  somebody: 'Somebody',
};

export type MentionTexts = typeof english;
