import { answers } from '../answer.ts';
import { confirmEmail, getEmailVerification, requestEmailVerification } from './email-verification.ts';
import { EmailVerification } from './email-verification-responses.ts';
import { getMailNotice, stopMailNotice } from './notice.ts';
import { MailNotice } from './notice-responses.ts';
import { requestPasswordReset, resetPassword, signIn, signOut, signUp } from './session.ts';
import { SignedIn } from './session-responses.ts';

export const identityAnswers = [
  answers(signUp, { 201: SignedIn }),
  answers(signIn, { 200: SignedIn }),
  answers(requestPasswordReset, { 204: null }),
  answers(resetPassword, { 204: null }),
  answers(signOut, { 204: null }),
  answers(getEmailVerification, { 200: EmailVerification }),
  answers(requestEmailVerification, { 204: null }),
  answers(confirmEmail, { 204: null }),
  answers(getMailNotice, { 200: MailNotice }),
  answers(stopMailNotice, { 200: MailNotice }),
];
