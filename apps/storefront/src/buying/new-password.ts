import type { FieldRule } from './form-reading.ts';

export const passwordShortest = 10;
export const passwordLongest = 128;

export const newPasswordRule: FieldRule = {
  missing: 'Enter a password.',
  longest: passwordLongest,
  accepts: (password) => password.length >= passwordShortest,
  wrong: `Use ${passwordShortest} characters or more.`,
  isVerbatim: true,
};
