import { onPostgres, postgresArena } from '../../server/src/arenas.ts';
import { type Finding, type Measured, measure } from '../../server/src/measure.ts';
import { type Scenario, scenarios } from '../../server/src/scenarios.ts';
import { median } from '../figures.ts';
import { type Figure, reportFigures } from './figure.ts';

/**
 * Requests a second of records, of those of the floor: a bare server with one prepared statement a call, on the same
 * PostgreSQL. Each in a process of its own, taking turns.
 */
const rows = 10_000;

/** What is measured, and how much of the floor it should reach. */
const aims: readonly (readonly [Scenario, number])[] = [
  ['read', 0.5],
  ['list', 0.5],
  ['create', 0.4],
  ['update', 0.4],
];

const plan = {
  sizes: [rows],
  pgliteSizes: [],
  scenarios: aims.map(([scenario]) => scenario),
  clients: [1, 32],
  rounds: 3,
  seconds: 0.8,
  warmUp: 0.6,
};

// An end of its own, so that what was started ends as well.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

function roundsOf({ findings }: Measured, peer: Finding['peer'], scenario: Scenario, clients: number) {
  const found = findings.find(
    (one) => one.peer === peer && one.scenario === scenario && one.clients === clients,
  );
  if (!found || typeof found.rounds === 'string') throw new Error(`${peer}, ${scenario}: ${found?.rounds}`);
  return found.rounds;
}

function figuresOf(measured: Measured, scenario: Scenario, aim: number): readonly Figure[] {
  return plan.clients.map((clients) => {
    const ours = roundsOf(measured, 'relab', scenario, clients);
    const floor = roundsOf(measured, 'floor', scenario, clients);
    const ratios = ours.map(({ perSecond }, round) => perSecond / (floor[round]?.perSecond ?? Number.NaN));
    const show = (of: typeof ours, member: 'perSecond' | 'work', digits: number): string =>
      median(of.map((one) => one[member])).toFixed(digits);
    return {
      name: `${scenarios[scenario]}, ${clients === 1 ? '1 client' : `${clients} clients`}, of the floor`,
      value: median(ratios),
      aim: { atLeast: aim },
      note: `${show(ours, 'perSecond', 0)} of ${show(floor, 'perSecond', 0)} a second; ${show(ours, 'work', 2)} ms of work, the floor's ${show(floor, 'work', 2)}`,
    };
  });
}

const measured = await onPostgres((databases) =>
  postgresArena(databases, rows, ({ countStatements: _, ...arena }) => measure(arena, plan, () => undefined)),
);
const figures = aims.flatMap(([scenario, aim]) => figuresOf(measured, scenario, aim));
await reportFigures(figures);
for (const { name, note } of figures) console.log(`${name}: ${note}`);
