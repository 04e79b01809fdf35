export const controlCharactersError = 'Remove the control characters.';
export const tooLong = (maxLength: number, length: number): string =>
  `Use ${maxLength} characters at most; these are ${length}.`;
export const valueInvalid = 'This cannot be used.';
export const emailRequired = 'Enter your e-mail address.';
export const emailError = 'Enter an e-mail address such as name@institute.example.';
