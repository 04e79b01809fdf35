/** What a language model can suggest. */
export const assistTasks = ['ShorterTitle', 'Translation', 'AlternativeText'] as const;
