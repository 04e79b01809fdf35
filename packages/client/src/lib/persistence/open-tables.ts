/** What is cached of reads, and the writes that wait. */
export const tables = { reads: 'reads', writes: 'writes' } as const;

export type Table = (typeof tables)[keyof typeof tables];

/** Goes up with the form of the tables. A newer one, made by a newer page, cannot be opened, and is left alone. */
const version = 1;

/** Opens the database, and makes its tables where there are none. Tells when the connection has ended. */
export function openTables(
  factory: IDBFactory | undefined,
  database: string,
  ended: () => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (!factory) throw new Error('There is no IndexedDB.');
    const request = factory.open(database, version);
    request.onupgradeneeded = () => {
      for (const name of Object.values(tables)) {
        const store = request.result.createObjectStore(name, { keyPath: ['partition', 'id'] });
        store.createIndex('usedAt', 'usedAt');
      }
    };
    request.onblocked = () => reject(new Error('Another page keeps the database of an older version open.'));
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const connection = request.result;
      // A page with a newer version waits for this.
      connection.onversionchange = () => {
        connection.close();
        ended();
      };
      connection.onclose = ended;
      resolve(connection);
    };
  });
}
