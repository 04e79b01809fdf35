import type { FieldRule } from '../form/form-reading.ts';
import * as texts from './password-texts.ts';

export const passwordShortest = 10;
export const passwordLongest = 128;

export const newPasswordRule: FieldRule = {
  missing: texts.enterPassword,
  longest: passwordLongest,
  accepts: (password) => password.length >= passwordShortest,
  wrong: texts.passwordTooShort(passwordShortest),
  isVerbatim: true,
};
