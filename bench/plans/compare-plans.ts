import type pg from 'pg';

/** A node of a plan, as `explain (format json)` writes it. */
interface PlanNode {
  readonly 'Total Cost': number;
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

interface Explained {
  readonly Plan: PlanNode;
  readonly 'Execution Time': number;
}

/** What one run read and took. */
export interface Run {
  readonly buffers: number;
  readonly milliseconds: number;
  /** What PostgreSQL expected it to cost. */
  readonly cost: number;
  /** Large tables that were read from their begin, with the rows that each scan looked at. */
  readonly scans: readonly string[];
}

export interface Comparison {
  readonly generic: Run;
  readonly custom: Run;
}

/** Rows of a table that a sequential scan may look at without being listed. */
const fewRows = 2_000;

function scansOf(node: PlanNode): readonly string[] {
  const looked =
    ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 0);
  const own =
    node['Node Type'] === 'Seq Scan' && looked > fewRows
      ? [`${node['Relation Name'] ?? '?'} (${Math.round(looked)} rows)`]
      : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansOf)];
}

function arrayText(items: readonly unknown[]): string {
  const parts = items.map((item) => {
    if (item === null || item === undefined) return 'NULL';
    if (Array.isArray(item)) return arrayText(item);
    return `"${(textOf(item) ?? '').replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  });
  return `{${parts.join(',')}}`;
}

/** A parameter as the driver sends it; null for an empty one. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return arrayText(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

async function run(client: pg.Client, mode: 'generic' | 'custom', call: string): Promise<Run> {
  await client.query(`set local plan_cache_mode = force_${mode}_plan`);
  const { rows } = await client.query<{ 'QUERY PLAN': readonly Explained[] }>(
    `explain (analyze, buffers, timing off, format json) ${call}`,
  );
  const [explained] = rows[0]?.['QUERY PLAN'] ?? [];
  if (!explained) throw new Error('No plan came.');
  const { Plan, 'Execution Time': milliseconds } = explained;
  return {
    buffers: Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'],
    milliseconds,
    cost: Plan['Total Cost'],
    scans: scansOf(Plan),
  };
}

/** Runs a statement with its generic and with a custom plan, and takes back what it wrote; undefined where it fails. */
export async function comparePlans(
  client: pg.Client,
  text: string,
  parameters: readonly unknown[],
): Promise<Comparison | undefined> {
  const values = parameters.map((value) => {
    const written = textOf(value);
    return written === null ? 'null' : client.escapeLiteral(written);
  });
  const call = `execute compared (${values.join(', ')})`;
  await client.query('begin');
  try {
    await client.query("set local statement_timeout = '60s'");
    await client.query(`prepare compared as ${text}`);
    const runs: Record<'generic' | 'custom', Run[]> = { generic: [], custom: [] };
    // The first of each only fills the buffers.
    for (const mode of ['custom', 'generic', 'custom', 'generic'] as const) {
      await client.query('savepoint before');
      runs[mode].push(await run(client, mode, call));
      await client.query('rollback to before');
    }
    const [generic, custom] = [runs.generic[1], runs.custom[1]];
    return generic && custom ? { generic, custom } : undefined;
  } catch {
    return undefined;
  } finally {
    await client.query('rollback');
    await client.query('deallocate all');
  }
}
