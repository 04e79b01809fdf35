/** The embedded PostgreSQL cannot run on this machine, whatever the folder holds: another engine may. */
export class EmbeddedUnavailable extends Error {
  override readonly name = 'EmbeddedUnavailable';
}
