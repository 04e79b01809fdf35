export const noControls = 'Entfernen Sie die Steuerzeichen.';
export const tooLong = (maxLength: number, length: number): string =>
  `Höchstens ${maxLength} Zeichen sind möglich; es sind ${length}.`;
export const cannotBeUsed = 'Das kann nicht verwendet werden.';
export const enterEmail = 'Geben Sie Ihre E-Mail-Adresse ein.';
export const emailWrong = 'Geben Sie eine E-Mail-Adresse ein, etwa name@institut.example.';
