import { ApiError, errorEntries } from '@relab/server/http';

/** These calls tell of a record that could not be saved as they do of everything: in a list, with the fields' names. */
export async function withListErrors<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof ApiError) || Array.isArray(error.body)) throw error;
    const { status, headers, message } = error;
    throw new ApiError('INVALID_INPUT', message, { status, headers, body: errorEntries(error) });
  }
}
