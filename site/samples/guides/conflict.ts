import { type Client, ClientError, type Conflict } from '@relab/client';
import { updateRecord } from '@relab/client/records';

interface Shown {
  readonly id: string;
  readonly lastModifiedDate: string | null;
}

// #region rename
/** Renames a record unless somebody has changed it since it was shown; then gives both sides. */
export async function rename(client: Client, shown: Shown, name: string): Promise<Conflict | undefined> {
  const { id: recordId, lastModifiedDate } = shown;
  try {
    await updateRecord(client, {
      recordId,
      fields: { Name: name },
      ...(lastModifiedDate && { ifUnmodifiedSince: lastModifiedDate }),
    });
    return undefined;
  } catch (error) {
    if (error instanceof ClientError && error.conflict) return error.conflict;
    throw error;
  }
}
// #endregion rename
