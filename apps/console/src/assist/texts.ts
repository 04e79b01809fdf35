export const title = 'Ask for a suggestion';
export const task = 'What';
export const tasks = {
  ShorterTitle: 'A shorter title',
  Translation: 'A translation',
  AlternativeText: 'An alternative text for a picture',
};
export const source = 'From';
export const target = 'Into';
export const words = 'Text';
export const wordsHint = 'Change it as you like before it is sent.';
export const show = 'Show what is sent';
export const sentTo = (service: string, model: string): string =>
  `This is sent to ${service} (${model}), word for word:`;
export const send = 'Send it';
export const suggestion = 'Suggestion';
export const suggestionHint = 'Look at it, change it, then take it.';
export const takeInto = 'Take it into';
export const take = 'Take it into the form';
