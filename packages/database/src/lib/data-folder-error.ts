/** The folder of a database cannot be used. Its message is one sentence or two for the operator: what, and what to do. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}
