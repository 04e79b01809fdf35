import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const index = 'docs/decisions/README.md';

export interface Decision {
  readonly number: number;
  readonly title: string;
  /** `0160-plans-of-prepared-statements.md`. */
  readonly file: string;
}

export function decisions(): readonly Decision[] {
  return globSync('docs/decisions/[0-9]*.md', { cwd: root })
    .sort()
    .map((path) => {
      const [heading = ''] = readFileSync(join(root, path), 'utf8').split('\n');
      return {
        number: Number(path.match(/\/(\d+)-/)?.[1]),
        title: heading.replace(/^# (?:\d+\.? )?/, ''),
        file: path.replace('docs/decisions/', ''),
      };
    });
}

const row = /^\| \d+ \| \[.*\]\(([^)]+)\) \| (\d{4}-\d{2}-\d{2}) \|$/;

/** The dates that an index states, by file. */
export function datesOf(text: string): ReadonlyMap<string, string> {
  const rows = text.split('\n').map((line) => row.exec(line));
  return new Map(rows.flatMap((match) => (match ? [[String(match[1]), String(match[2])] as const] : [])));
}

/** The index with a row for each decision, newest last. Existing dates stay; `dateOf` is for decisions without one. */
export function decisionsIndex(text: string, dateOf: (file: string) => string): string {
  const dates = datesOf(text);
  const rows = decisions().map(
    ({ number, title, file }) => `| ${number} | [${title}](${file}) | ${dates.get(file) ?? dateOf(file)} |`,
  );
  const [head = ''] = text.split('| --- | --- | --- |');
  return `${head}| --- | --- | --- |\n${rows.join('\n')}\n`;
}

/** The numbers that a text cites: `decision 19`, `decisions 0110 to 0112`, `docs/decisions/0149-…`. */
export function decisionsCitedBy(text: string): readonly number[] {
  const cited = text.matchAll(/\bdecisions? (\d{1,4}(?:(?:, | and | to )\d{1,4})*)\b|\bdecisions\/(\d{4})-/g);
  return [...cited].flatMap(([, spoken = '', linked]) =>
    (linked ?? spoken)
      .split(/\D+/)
      .filter((number) => number !== '')
      .map(Number),
  );
}

/** Every number that code and documents cite, each with one file that does. */
export function citedDecisions(): ReadonlyMap<number, string> {
  const cited = new Map<number, string>();
  const files = globSync('{*.md,{packages,apps,e2e,bench,scripts,docs}/**/*.{ts,tsx,css,sql,md}}', {
    cwd: root,
    exclude: (path) => /node_modules|dist$|^scripts\/decisions/.test(path),
  });
  for (const file of files)
    for (const number of decisionsCitedBy(readFileSync(join(root, file), 'utf8'))) cited.set(number, file);
  return cited;
}

/** The day of the commit that brought the file; today where it is not committed yet. */
function firstDay(file: string): string {
  const log = execFileSync('git', ['log', '--format=%as', '--', `docs/decisions/${file}`], { cwd: root });
  return log.toString().trim().split('\n').at(-1) || new Date().toISOString().slice(0, 10);
}

if (process.argv[1] === import.meta.filename) {
  const path = join(root, index);
  writeFileSync(path, decisionsIndex(readFileSync(path, 'utf8'), firstDay));
  console.log(`${index}: ${decisions().length} decisions`);
}
