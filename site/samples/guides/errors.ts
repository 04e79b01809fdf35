import { ClientError } from '@relab/client';

// #region sentence
/** What a person is told, and whether trying again may help. */
export function explain(error: unknown): { readonly sentence: string; readonly mayRetry: boolean } {
  if (!(error instanceof ClientError)) throw error;
  const mayRetry = error.retryable;
  switch (error.kind) {
    case 'offline':
    case 'network':
    case 'timeout':
      return { sentence: 'The server cannot be reached. Nothing is lost.', mayRetry };
    case 'aborted':
      return { sentence: '', mayRetry };
    case 'config':
      throw error; // a mistake of the program, not of the person
    case 'refused': {
      const [field, message] = Object.entries(error.fieldMessages)[0] ?? [];
      return { sentence: field ? `${field}: ${message}` : error.message, mayRetry };
    }
  }
}
// #endregion sentence
