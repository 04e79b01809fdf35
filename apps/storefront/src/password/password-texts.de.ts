export const aboutPassword = (shortest: number): string =>
  `Mindestens ${shortest} Zeichen. Ein paar Wörter hintereinander eignen sich gut.`;
export const passwordRequired = 'Geben Sie ein Passwort ein.';
export const passwordTooShort = (shortest: number): string => `Verwenden Sie mindestens ${shortest} Zeichen.`;
