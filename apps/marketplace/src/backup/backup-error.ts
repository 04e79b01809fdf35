/** Why a backup could not be made, read or restored: a sentence or two for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
