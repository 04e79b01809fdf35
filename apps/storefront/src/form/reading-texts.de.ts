export const controlCharactersError = 'Entfernen Sie die Steuerzeichen.';
export const tooLong = (maxLength: number, length: number): string =>
  `Höchstens ${maxLength} Zeichen sind möglich; es sind ${length}.`;
export const valueInvalid = 'Das kann nicht verwendet werden.';
export const emailRequired = 'Geben Sie Ihre E-Mail-Adresse ein.';
export const emailError = 'Geben Sie eine E-Mail-Adresse ein, etwa name@institut.example.';
