import { answers } from '../answer.ts';
import { requestPasswordReset, resetPassword, signIn, signOut, signUp } from './session.ts';
import { SignedIn } from './session-answers.ts';

export const identityAnswers = [
  answers(signUp, { 201: SignedIn }),
  answers(signIn, { 200: SignedIn }),
  answers(requestPasswordReset, { 204: null }),
  answers(resetPassword, { 204: null }),
  answers(signOut, { 204: null }),
];
