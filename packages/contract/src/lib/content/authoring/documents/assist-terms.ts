/** What a language model can be asked to suggest. */
export const assistTasks = ['ShorterTitle', 'Translation', 'AlternativeText'] as const;
