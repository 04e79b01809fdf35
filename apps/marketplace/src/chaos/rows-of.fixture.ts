import pg from 'pg';

/** What a statement answers, on a connection of its own. */
export async function rowsOf<Row extends pg.QueryResultRow>(
  url: string,
  query: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query<Row>(query, [...values]).finally(() => client.end())).rows;
}
