import type { FieldRule } from '../form/form-reading.ts';
import * as texts from './password-texts.ts';

export const minPasswordLength = 10;
export const maxPasswordLength = 128;

export const newPasswordRule: FieldRule = {
  requiredMessage: texts.passwordRequired,
  maxLength: maxPasswordLength,
  accepts: (password) => password.length >= minPasswordLength,
  invalidMessage: texts.passwordTooShort(minPasswordLength),
  isVerbatim: true,
};
