import { cpus, loadavg, totalmem } from 'node:os';
import { aims } from './aims.ts';
import { figureOf, findingOf, type Results } from './figures.ts';
import type { Finding } from './measure.ts';
import type { PeerName } from './peers/peer.ts';
import { scenarioNames, scenarios } from './scenarios.ts';

const titles: Readonly<Record<PeerName, string>> = { relab: 'Relab', floor: 'Floor', directus: 'Directus' };
const all = ['relab', 'floor', 'directus'] as const;

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[], texts = 1): string =>
  [head, head.map((_, at) => (at < texts ? '---' : '---:')), ...rows].map(line).join('\n');

const count = (value: number | undefined): string =>
  value === undefined ? '–' : value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 });

const share = (value: number | undefined, of: number | undefined): string =>
  value === undefined || of === undefined ? '–' : (value / of).toFixed(2);

const shown: readonly Finding['scenario'][] = scenarioNames.flatMap((name) =>
  name === 'listFar' ? [name, 'listByOffset'] : [name],
);

const titleOf = (scenario: Finding['scenario']): string =>
  scenario === 'listByOffset' ? 'the same page by offset' : scenarios[scenario];

/** Not every server can work on every engine. */
const namesIn = ({ findings }: Results): readonly PeerName[] =>
  all.filter((name) => findings.some(({ peer }) => peer === name));

function speeds(results: Results, clients: number): string {
  const names = namesIn(results);
  const counts = results.statements.size > 0;
  const rows = shown.flatMap((scenario) => {
    const speed = (peer: PeerName) => figureOf(results, peer, scenario, clients, 'perSecond');
    const times = (peer: PeerName) =>
      (['p50', 'p95', 'p99'] as const)
        .map((name) => figureOf(results, peer, scenario, clients, name)?.toFixed(1) ?? '–')
        .join(' / ');
    const statements = (peer: PeerName) =>
      scenario === 'listByOffset' ? undefined : results.statements.get(peer)?.get(scenario);
    const peers = names.filter((peer) => findingOf(results, peer, scenario, clients));
    if (peers.length === 0) return [];
    const own = speed('relab');
    return [
      [
        titleOf(scenario),
        ...names.map((peer) => count(speed(peer))),
        ...names.flatMap((peer) => (peer === 'relab' ? [] : [share(own, speed(peer))])),
        ...names.map(times),
        names
          .map((peer) => figureOf(results, peer, scenario, clients, 'work')?.toFixed(2) ?? '–')
          .join(' / '),
        ...(counts ? [names.map((peer) => count(statements(peer))).join(' / ')] : []),
      ],
    ];
  });
  return table(
    [
      `${clients} ${clients === 1 ? 'client' : 'clients'}`,
      ...names.map((name) => `${titles[name]} /s`),
      ...names.flatMap((name) => (name === 'relab' ? [] : [`Relab ÷ ${titles[name]}`])),
      ...names.map((name) => `${titles[name]} ms`),
      'work, ms',
      ...(counts ? ['statements'] : []),
    ],
    rows,
  );
}

function gaps({ findings }: Results): string {
  const notified = new Map<string, string>();
  for (const { peer, scenario, rounds } of findings) {
    if (typeof rounds === 'string')
      notified.set(`${titles[peer]}, ${titleOf(scenario)}`, rounds.replaceAll(/\s+/g, ' ').slice(0, 160));
  }
  return [...notified].map(([what, reason]) => `- ${what}: ${reason}`).join('\n');
}

function section(results: Results): string {
  const { engine, rows, memory, findings } = results;
  const clients = [...new Set(findings.map((finding) => finding.clients))];
  const resident = all.flatMap((name) =>
    memory.has(name) ? [`${titles[name]} ${memory.get(name)} MB`] : [],
  );
  const missing = gaps(results);
  return [
    `### ${engine}, ${rows.toLocaleString('en')} listings`,
    ...clients.map((number) => speeds(results, number)),
    `Resident afterwards: ${resident.join(', ')}.`,
    ...(missing === '' ? [] : [`Where there is no figure:\n\n${missing}`]),
  ].join('\n\n');
}

/** The run as Markdown, the same on paper and in a terminal. */
export function report(results: readonly Results[]): string {
  const [cpu] = cpus();
  const load = loadavg()[2]?.toFixed(1);
  const machine = `${cpus().length} cores (${cpu?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, load ${load} (the run itself is about 2).`;
  const reached = aims(results).map(({ title, aim, reached: was, met }) => [
    title,
    aim,
    was,
    met ? 'met' : '**missed**',
  ]);
  const aimed = reached.length > 0 ? [table(['', 'aim', 'reached', ''], reached)] : [];
  return [machine, ...aimed, ...results.map(section)].join('\n\n');
}

/** Every round of every server. */
export const toJson = (results: readonly Results[]): string =>
  `${JSON.stringify(
    results.map(({ statements, memory, ...rest }) => ({
      ...rest,
      statements: Object.fromEntries(
        [...statements].map(([peer, calls]) => [peer, Object.fromEntries(calls)]),
      ),
      memory: Object.fromEntries(memory),
    })),
    null,
    1,
  )}\n`;
