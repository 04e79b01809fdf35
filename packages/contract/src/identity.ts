export {
  confirmEmail,
  getEmailVerification,
  requestEmailVerification,
} from './lib/identity/email-verification.ts';
export type { EmailVerification } from './lib/identity/email-verification-answers.ts';
export { getMailNotice, stopMailNotice } from './lib/identity/notice.ts';
export type { MailNotice } from './lib/identity/notice-answers.ts';
export { requestPasswordReset, resetPassword, signIn, signOut, signUp } from './lib/identity/session.ts';
export type { SignedIn } from './lib/identity/session-answers.ts';
