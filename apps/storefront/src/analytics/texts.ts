export const privacy = 'Privacy';
export const mayWeCount =
  'May we count which pages are used? We count nothing until you allow it, and never who you are.';
export const whatIsCounted = 'What is counted';
export const allow = 'Allow counting';
export const forbid = 'Do not count';
export const kept = 'Your choice is kept. You can change it on the page “Privacy”.';
