export const noControls = 'Remove the control characters.';
export const tooLong = (maxLength: number, length: number): string =>
  `Use ${maxLength} characters at most; these are ${length}.`;
export const cannotBeUsed = 'This cannot be used.';
export const enterEmail = 'Enter your e-mail address.';
export const emailWrong = 'Enter an e-mail address such as name@institute.example.';
