import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openEmbedded } from '@relab/database/embedded';
import pg from 'pg';
import { readSettings } from '../../apps/marketplace/src/settings.ts';
import { openObservation } from '../../apps/marketplace/src/start/observation.ts';
import { createStartContext } from '../../apps/marketplace/src/start/start-context.ts';
import { ms, table } from '../src/figures.ts';
import { type Comparison, comparePlans } from './compare-plans.ts';
import { multiplyRows } from './multiply.ts';
import { type RecordedStatement, recordStatements } from './recorded-statements.ts';
import { createVisitor, origin } from './visitor.ts';
import { type People, prepare, type Subjects, visits } from './visits.ts';

/**
 * The plans of all statements with parameters that pages and main calls send, on a marketplace with many listings and with
 * owners of very different sizes: what their generic plan, which a prepared statement may get, reads more than a plan made
 * for the parameters, and what reads a large table from its begin. Fills take minutes; a folder that is named is filled
 * once and used again. `node bench/plans/main.ts [--listings 60000] [--rows 40000] [--folder /somewhere] [--all]`
 */
const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '60000' },
    rows: { type: 'string', default: '40000' },
    folder: { type: 'string' },
    all: { type: 'boolean', default: false },
  },
});
process.env.NODE_ENV ||= 'production';

const folder = values.folder ?? (await mkdtemp(join(tmpdir(), 'relab-plans-')));
await mkdir(folder, { recursive: true });
// The database may run as another user, who must come through.
await chmod(folder, 0o755);
const database = await openEmbedded({ folder: join(folder, 'database/postgres') });
const client = new pg.Client({ connectionString: database.url });
await client.connect();

const recorder = recordStatements();
const { openDatabases } = await import('../../apps/marketplace/src/start/open-database.ts');
const { openMarketplace } = await import('../../apps/marketplace/src/start/open-marketplace.ts');
const settings = readSettings({
  DATABASE_URL: database.url,
  RELAB_DATA: folder,
  RELAB_LISTINGS: values.listings,
  RELAB_PICTURES: 'on-demand',
});
const context = createStartContext(settings, origin, await openObservation(settings));
const marketplace = await openMarketplace(context, openDatabases(context));

const idsOf = async (text: string): Promise<readonly string[]> =>
  (await client.query<{ id: string }>(text)).rows.map(({ id }) => id);

async function waitUntilReady(): Promise<void> {
  for (;;) {
    const { status } = await marketplace.fetch(new Request(`${origin}/readyz`), {});
    if (status === 200) return;
    await pause(500);
  }
}

async function findPeople(): Promise<People> {
  const failures = new Set<string>();
  const create = () =>
    createVisitor(marketplace, (line) => {
      if (!failures.has(line)) console.log(line);
      failures.add(line);
    });
  const people = { guest: create(), buyer: create(), office: create() };
  const password = async (name: string) => (await readFile(join(folder, name), 'utf8')).trim();
  await people.buyer.post('/login', {
    email: 'ines@customer.example',
    password: await password('buyers-password'),
  });
  await people.office.post('/login', {
    email: 'office@relab.example',
    password: await password('first-password'),
  });
  return people;
}

const hrefs = (html: string, pattern: RegExp): readonly string[] => [
  ...new Set(Array.from(html.matchAll(pattern), ([, href = '']) => href.replaceAll('&amp;', '&'))),
];

/** The owner of half the rows, and owners of one. */
async function findSubjects(people: People, productIds: readonly string[]): Promise<Subjects> {
  const home = await people.guest.get('/');
  const categories = hrefs(home, /href="(\/category\/[^"?]+)"/g).slice(0, 6);
  const listings = hrefs(await people.guest.get(categories.at(-1) ?? '/'), /href="(\/product\/[^"?]+)"/g);
  const bySize = 'select account_id as id from order_summary where account_id is not null group by 1';
  const accountIds = [
    ...(await idsOf(`${bySize} order by count(*) desc limit 1`)),
    ...(await idsOf('select id from account order by id limit 3')),
  ];
  const owner = `(select owner_id from order_summary where owner_id is not null group by 1 order by count(*) desc limit 1)`;
  const orderIds = await idsOf(`select id from order_summary where owner_id = ${owner} order by id limit 4`);
  return { productIds, categories, listings: listings.slice(0, 5), accountIds, orderIds };
}

/** Readings of a plan that nobody waits for. */
const fewBuffers = 200;
const farMore = 5;

const isWorse = ({ generic, custom }: Comparison): boolean =>
  generic.buffers > fewBuffers && generic.buffers > farMore * custom.buffers;

interface Finding {
  readonly statement: RecordedStatement;
  /** Of the parameters for which the generic plan reads most beside the custom one. */
  readonly compared: Comparison;
  /** Whether PostgreSQL prepares it for good: it expects the generic plan to cost no more than planning anew each time. */
  readonly isTaken: boolean;
}

/** What PostgreSQL counts for making a plan of a few tables. */
const planningCost = 10;

async function explain(statement: RecordedStatement): Promise<Finding | undefined> {
  const found: Comparison[] = [];
  for (const parameters of statement.parameters) {
    const compared = await comparePlans(client, statement.text, parameters);
    if (compared) found.push(compared);
  }
  const excess = ({ generic, custom }: Comparison) => generic.buffers - custom.buffers;
  const [compared] = found.toSorted((a, b) => excess(b) - excess(a));
  const custom = found.reduce((sum, one) => sum + one.custom.cost, 0) / found.length + planningCost;
  return compared && { statement, compared, isTaken: compared.generic.cost <= custom };
}

function report(title: string, findings: readonly Finding[]): void {
  console.log(`\n${title}: ${findings.length}\n`);
  const rows = findings.map(
    ({ statement: { from, text, count }, compared: { generic, custom }, isTaken }) => [
      from,
      count,
      isTaken ? 'yes' : 'no',
      generic.buffers,
      custom.buffers,
      ms(generic.milliseconds),
      ms(custom.milliseconds),
      [...new Set([...generic.scans, ...custom.scans])].join(', '),
      text.replaceAll(/\s+/g, ' ').slice(0, values.all ? 4_000 : 160),
    ],
  );
  console.log(
    table(
      [
        'from',
        'times',
        'generic is taken',
        'buffers, generic',
        'custom',
        'ms, generic',
        'custom',
        'scans',
        'statement',
      ],
      rows,
    ),
  );
}

try {
  await waitUntilReady();
  const people = await findPeople();
  const productIds = await idsOf(
    `select p.id from product2 p join product_stock s on s.product_id = p.id
    where p.is_active and s.on_hand > 0 order by p.stock_keeping_unit limit 400 offset 300`,
  );
  const free = productIds.toSorted(() => Math.random() - 0.5);
  const [{ count } = { count: 0 }] = (
    await client.query<{ count: number }>('select count(*)::int as count from order_summary')
  ).rows;
  if (count < Number(values.rows) / 2) {
    await prepare(people, free.slice(20));
    const counts = await multiplyRows(client, Number(values.rows));
    console.log(Array.from(counts, ([name, rows]) => `${name} ${rows}`).join(', '));
  }
  await client.query('analyze');
  const subjects = await findSubjects(people, free);
  for (const { name, run } of visits(people, subjects)) {
    recorder.during(name);
    await run();
  }
  recorder.stop();
  const findings: Finding[] = [];
  const statements = recorder.statements();
  for (const statement of statements) {
    const found = await explain(statement);
    if (found) findings.push(found);
  }
  console.log(`${statements.length} statements with parameters, ${findings.length} of them explained.`);
  findings.sort((a, b) => b.compared.generic.buffers - a.compared.generic.buffers);
  report(
    'Generic plans that read far more than custom ones',
    findings.filter(({ compared }) => isWorse(compared)),
  );
  const isScan = ({ compared }: Finding) => compared.custom.scans.length + compared.generic.scans.length > 0;
  report(
    'Plans that read a large table from its begin',
    findings.filter((one) => isScan(one) && !isWorse(one.compared)),
  );
  if (values.all)
    report('The others', findings.filter((one) => !isScan(one) && !isWorse(one.compared)).slice(0, 40));
} finally {
  recorder.stop();
  await marketplace.stopJobs();
  await marketplace.close();
  await client.end();
  await database.close();
  if (values.folder === undefined) await rm(folder, { recursive: true, force: true });
}
