import type { AreaFigures, Regression, Run } from './compare-runs.ts';
import { type Figure, figuresTable, isHeld } from './figure.ts';

const percent = (share: number): string => `${Math.round(share * 100)} %`;

const regressionText = ({ area, name, before, now, by }: Regression): string =>
  `${area}, ${name}: ${before.toPrecision(3)} before, ${now.toPrecision(3)} now, worse by ${percent(by)}`;

function notes(figures: readonly Figure[]): readonly string[] {
  return figures.flatMap(({ name, note }) => (note === undefined ? [] : [`- ${name}: ${note}`]));
}

/** The section of an area, with a sentence before its table where there is one. */
export function areaSection({ area, figures, failure }: AreaFigures, introduction = ''): string {
  if (failure !== undefined) return `## ${area}\n\nNot measured: ${failure}`;
  return [`## ${area}`, introduction, figuresTable(figures), notes(figures).join('\n')]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** What became worse since the run before, in a sentence for each. */
export function comparisonText(before: Run | undefined, worse: readonly Regression[]): string {
  if (before === undefined) return 'No earlier run on this machine to compare with.';
  const since = `Compared with ${before.commit.slice(0, 8)} on this machine`;
  if (worse.length === 0) return `${since}, nothing is worse by more than 15 %.`;
  return `${since}:\n\n${worse.map((one) => `- ${regressionText(one)}`).join('\n')}`;
}

/** The page that `npm run bench` writes. */
export function resultsPage(run: Run, before: Run | undefined, worse: readonly Regression[]): string {
  const aims = run.areas.flatMap(({ figures }) => figures).filter(({ aim }) => aim !== undefined);
  const held = aims.filter(isHeld).length;
  return `${[
    '# Results of the short measurements',
    `Written by \`npm run bench\`. ${new Date(run.at).toISOString().slice(0, 10)}, commit ${run.commit.slice(0, 8)}${run.changed ? ' with changes' : ''}, ${run.machine}. ${held} of ${aims.length} aims held.`,
    'Other work on the machine makes times and rates worse; ratios are taken within one run.',
    comparisonText(before, worse),
    ...run.areas.map((area) => areaSection(area)),
  ].join('\n\n')}\n`;
}
