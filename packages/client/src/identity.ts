export { requestPasswordReset, resetPassword, signIn, signOut, signUp } from './lib/identity/session.ts';
