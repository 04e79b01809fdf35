import { cpus, loadavg, totalmem } from 'node:os';
import type { Figure } from './figures.ts';
import { type PeerName, peers } from './peer-names.ts';
import { aims, details, type Row } from './rows.ts';
import type { Findings } from './run.ts';

/** Keeps each answer in one piece, so much of the work is not done. */
const inOnePiece: ReadonlySet<PeerName> = new Set(['tanstack-query']);

const written = (figure: Figure, { digits }: Row): string =>
  typeof figure === 'number' && Number.isFinite(figure)
    ? figure.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    : '–';

/** The least figure of those that do the same work, and whose it is. */
function best(row: Row, findings: readonly Findings[]): string {
  let [least, title] = [Number.POSITIVE_INFINITY, ''];
  for (const one of findings) {
    const figure = row.figure(one);
    if (one.name === 'relab' || (row.normalised && inOnePiece.has(one.name))) continue;
    if (typeof figure === 'number' && figure < least) [least, title] = [figure, peers[one.name].title];
  }
  return title ? `${written(least, row)} (${title})` : '–';
}

function cell(row: Row, one: Findings): string {
  const text = written(row.figure(one), row);
  return row.normalised && inOnePiece.has(one.name) && text !== '–' ? `(${text})` : text;
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function table(rows: readonly Row[], findings: readonly Findings[]): string {
  const withAim = rows.some(({ aim }) => aim !== undefined);
  const [ours, others] = [
    findings.filter(({ name }) => name === 'relab'),
    findings.filter(({ name }) => name !== 'relab'),
  ];
  const head = [
    '',
    ...(withAim ? ['aim'] : []),
    ...ours.map(({ name }) => `**${peers[name].title}**`),
    'best peer',
    ...others.map(({ name }) => peers[name].title),
  ];
  const body = rows.map((row) => [
    row.title,
    ...(withAim ? [row.aim === undefined ? '' : String(row.aim)] : []),
    ...ours.map((one) => `**${cell(row, one)}**`),
    best(row, findings),
    ...others.map((one) => cell(row, one)),
  ]);
  return [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...body].map(line).join('\n');
}

/** The figures that are missing, with their reasons. */
function gaps(findings: readonly Findings[]): readonly string[] {
  return findings.flatMap(({ name, rounds }) =>
    [...rounds].flatMap(([task, responses]) =>
      typeof responses === 'string' ? [`- ${peers[name].title}, ${task}: ${responses}.`] : [],
    ),
  );
}

/** What our store misses of its aims, each with by how much. */
function missed(findings: readonly Findings[]): readonly string[] {
  const ours = findings.find(({ name }) => name === 'relab');
  return aims.flatMap((row) => {
    const figure = ours ? row.figure(ours) : '';
    if (typeof figure !== 'number' || row.aim === undefined || figure <= row.aim) return [];
    return [`- ${row.title}: ${written(figure, row)} instead of ${row.aim}.`];
  });
}

/** The run as Markdown, the same on paper and in a terminal. */
export function report(findings: readonly Findings[]): string {
  const [cpu] = cpus();
  const machine = `${cpus().length} cores (${cpu?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, load ${loadavg()[2]?.toFixed(1)} (the run itself is 1).`;
  const [misses, empty] = [missed(findings), gaps(findings)];
  return [
    machine,
    table(aims, findings),
    ...(misses.length > 0 ? ['Missed:', misses.join('\n')] : []),
    'In milliseconds, and at every size:',
    table(details, findings),
    ...(empty.length > 0 ? ['Where there is no figure:', empty.join('\n')] : []),
  ].join('\n\n');
}
