import { ClientError } from '@relab/client';

/** Whether an error may mean that nobody is signed in: guests are told so, or that there is no such thing for them. */
export const maySignInHelp = (error: unknown): boolean =>
  error instanceof ClientError && [401, 403, 404].includes(error.status);
