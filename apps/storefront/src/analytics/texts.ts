export const privacy = 'Privacy';
export const consentQuestion =
  'May we count which pages are used? We count nothing until you allow it, and never who you are.';
export const countingDetails = 'What is counted';
export const allow = 'Allow counting';
export const forbid = 'Do not count';
export const choiceSaved = 'Your choice is kept. You can change it on the page “Privacy”.';
