/** The texts of a mail to somebody with a task on a content. `task-texts.de.ts` has them in German. */
export const english = {
  assigned: (content: string): string => `Assigned to you: ${content}`,
  waits: (content: string): string => `Waits for you: ${content}`,
  assignedIntro: (mover: string, content: string, state: string): string =>
    `${mover} assigned “${content}” to you. It is in the state ${state}.`,
  waitsIntro: (mover: string, content: string, state: string): string =>
    `${mover} moved “${content}” into the state ${state}. You are one of those who may move it on.`,
  open: 'Open the content',
  more: 'Whatever else happens to it is shown in the console alone, until you have looked at it.',
  reason: (shop: string): string => `You get this because you work on contents at ${shop}.`,
  somebody: 'Somebody',
};

export type TaskTexts = typeof english;
