export const aboutPassword = (shortest: number): string =>
  `${shortest} characters or more. A few words in a row do well.`;
export const passwordRequired = 'Enter a password.';
export const passwordTooShort = (shortest: number): string => `Use ${shortest} characters or more.`;
