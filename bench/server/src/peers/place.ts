/** Where a server of ours finds its port and its database. */
export interface DatabasePlace {
  readonly port: number;
  readonly url?: string;
  readonly folder?: string;
  readonly engine?: 'pglite';
}

/** What `writePlace` put into the environment. */
export function readPlace(): DatabasePlace {
  const { PORT = '0', DATABASE_URL, PGLITE_FOLDER } = process.env;
  if (PGLITE_FOLDER !== undefined) return { port: Number(PORT), folder: PGLITE_FOLDER, engine: 'pglite' };
  if (DATABASE_URL !== undefined) return { port: Number(PORT), url: DATABASE_URL };
  throw new Error('There is neither DATABASE_URL nor PGLITE_FOLDER.');
}

export const writePlace = ({ port, url, folder }: DatabasePlace): Readonly<Record<string, string>> => ({
  PORT: String(port),
  ...(url === undefined ? {} : { DATABASE_URL: url }),
  ...(folder === undefined ? {} : { PGLITE_FOLDER: folder }),
});
