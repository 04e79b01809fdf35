import type pg from 'pg';

/**
 * What becomes of a column in a copy. `owner`: the first half of the copies stay with the owner, so that one owner has
 * thousands of rows, and each of the others gets one of its own; `own`: each gets one of its own; `unique`: a text that
 * nothing else has; `product`: the listings in turn; `done` and `empty`: a job that ended.
 */
type Rule = 'owner' | 'own' | 'unique' | 'product' | 'done' | 'empty';

interface Multiplied {
  readonly table: string;
  readonly rules: Readonly<Record<string, Rule>>;
}

/** Copies are older, one by one: orders of one moment would be put in order in memory. */
const dates: ReadonlySet<string> = new Set([
  'created_date',
  'last_modified_date',
  'ordered_date',
  'visited_at',
]);

/** Parents stand before what refers to them by `own`. */
const multiplied: readonly Multiplied[] = [
  { table: 'contact', rules: { account_id: 'owner' } },
  { table: 'lead', rules: {} },
  { table: 'case', rules: { case_number: 'unique', account_id: 'owner', contact_id: 'owner' } },
  { table: 'task', rules: { account_id: 'owner', what_id: 'owner', who_id: 'owner' } },
  { table: 'order_summary', rules: { order_number: 'unique', account_id: 'owner', owner_id: 'owner' } },
  { table: 'order_delivery_group_summary', rules: { order_summary_id: 'own' } },
  {
    table: 'order_item_summary',
    rules: { order_summary_id: 'own', order_delivery_group_summary_id: 'own', product2_id: 'owner' },
  },
  {
    table: 'quote_request',
    rules: { name: 'unique', account: 'owner', contact: 'owner', owner_id: 'owner', listing: 'owner' },
  },
  { table: 'watched_listing', rules: { listing: 'product', owner_id: 'owner' } },
  { table: 'saved_search', rules: { address: 'unique', owner_id: 'owner' } },
  { table: 'web_cart', rules: { owner_id: 'own', guest_key: 'unique' } },
  { table: 'cart_item', rules: { cart_id: 'own', product2_id: 'owner', cart_delivery_group_id: 'own' } },
  { table: 'cart_checkout', rules: { cart_id: 'own' } },
  { table: 'relab_recent', rules: { user_id: 'owner', record_id: 'product' } },
  { table: 'auth_session', rules: { token: 'unique', user_id: 'owner' } },
  { table: 'job', rules: { status: 'done', key: 'unique', locked_by: 'empty', locked_until: 'empty' } },
];

/** The id of the copy `n` of a record: it belongs to no other record, and its checksum is valid. */
const copiedId = (column: string): string => `
  case when ${column} ~ '^[0-9a-zA-Z]{18}$' then
    left(${column}, 3) || 'z' || left(md5(${column}), 5) || lpad(n.n::text, 6, '0') || substr(
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345', 1
        + case when substr(${column}, 1, 1) ~ '[A-Z]' then 1 else 0 end
        + case when substr(${column}, 2, 1) ~ '[A-Z]' then 2 else 0 end
        + case when substr(${column}, 3, 1) ~ '[A-Z]' then 4 else 0 end, 1) || 'AA'
  else ${column} || '-' || n.n end`;

function copiedValue(column: string, rule: Rule | undefined, half: number): string {
  const source = `t."${column}"`;
  if (column === 'id') return copiedId(source);
  switch (rule) {
    case 'own':
      return copiedId(source);
    case 'owner':
      return `case when n.n <= ${half} then ${source} else ${copiedId(source)} end`;
    case 'unique':
      return `${source} || '-' || left(md5(t::text), 6) || n.n`;
    case 'product':
      return 'p.id';
    case 'done':
      return `'Completed'`;
    case 'empty':
      return 'null';
    case undefined:
      return dates.has(column) ? `${source} - n.n * interval '1 minute'` : source;
  }
}

async function columnsOf(client: pg.Client, table: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and identity_generation is null`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/**
 * Copies what people have of a marketplace, so that each table has some `rows` more: half of them one owner's, the others
 * of as many owners. Triggers and references do not run for copies. Answers each table's rows.
 */
export async function multiplyRows(client: pg.Client, rows: number): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  for (const { table, rules } of multiplied) {
    const { rows: found } = await client.query<{ count: number }>(
      `select count(*)::int as count from "${table}"`,
    );
    const existing = found[0]?.count ?? 0;
    const copies = existing === 0 ? 0 : Math.ceil(rows / existing);
    const columns = await columnsOf(client, table);
    const values = columns.map((column) => copiedValue(column, rules[column], copies / 2));
    const names = columns.map((column) => `"${column}"`).join(', ');
    const products = Object.values(rules).includes('product')
      ? 'join (select id, row_number() over (order by id) as at from product2) p on p.at = n.n'
      : '';
    await client.query(
      `insert into "${table}" (${names}) select ${values.join(', ')}
      from "${table}" t cross join generate_series(1, ${copies}) n(n) ${products}
      on conflict do nothing`,
    );
    counts.set(table, existing * (copies + 1));
  }
  await client.query('commit');
  return counts;
}
