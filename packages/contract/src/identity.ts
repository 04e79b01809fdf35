export { requestPasswordReset, resetPassword, signIn, signOut, signUp } from './lib/identity/session.ts';
export type { SignedIn } from './lib/identity/session-answers.ts';
