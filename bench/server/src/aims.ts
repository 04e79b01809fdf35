import { figureOf, type Results } from './figures.ts';
import { type Scenario, scenarioNames, scenarios } from './scenarios.ts';

/** What was to be reached, and what was. */
export interface Aim {
  readonly title: string;
  readonly aim: string;
  readonly reached: string;
  readonly met: boolean;
}

const many = 32;
const shownSize = 100_000;
const [few, most] = [1_000, 1_000_000];

const at = (results: readonly Results[], rows: number): Results | undefined =>
  results.find((one) => one.engine === 'PostgreSQL' && one.rows === rows);

const perSecond = (results: Results, peer: 'floor' | 'relab' | 'directus', scenario: Scenario) =>
  figureOf(results, peer, scenario, many, 'perSecond');

/** An aim whose figures are all there. */
function ratio(
  title: string,
  above: number | undefined,
  below: number | undefined,
  limit: { readonly least: number } | { readonly most: number },
): Aim[] {
  if (above === undefined || below === undefined) return [];
  const reached = above / below;
  const isLeast = 'least' in limit;
  return [
    {
      title,
      aim: isLeast ? `at least ${limit.least}` : `at most ${limit.most}`,
      reached: reached.toFixed(2),
      met: isLeast ? reached >= limit.least : reached <= limit.most,
    },
  ];
}

const shares = { read: 0.5, list: 0.5, create: 0.4, update: 0.4 } as const;

function besideOthers(results: Results): readonly Aim[] {
  const ours = (scenario: Scenario) => perSecond(results, 'relab', scenario);
  return [
    ...(['read', 'list', 'create', 'update'] as const).flatMap((scenario) =>
      ratio(
        `${scenarios[scenario]}: requests a second, of the floor's`,
        ours(scenario),
        perSecond(results, 'floor', scenario),
        { least: shares[scenario] },
      ),
    ),
    ...ratio(
      'read a record: requests a second, times those of Directus',
      ours('read'),
      perSecond(results, 'directus', 'read'),
      { least: 10 },
    ),
    ...ratio(
      'list: requests a second of a page far down, of the first page’s',
      ours('listFar'),
      ours('list'),
      // Not 1: two measurements of the same thing differ by as much here.
      { least: 0.85 },
    ),
  ];
}

const growth = (small: Results, large: Results): readonly Aim[] =>
  scenarioNames.flatMap((scenario) =>
    ratio(
      `${scenarios[scenario]}: time at ${most.toLocaleString('en')} listings, times that at ${few.toLocaleString('en')} (one client, p50)`,
      figureOf(large, 'relab', scenario, 1, 'p50'),
      figureOf(small, 'relab', scenario, 1, 'p50'),
      { most: 2 },
    ),
  );

const megabytes = 250;

function memory(results: readonly Results[]): readonly Aim[] {
  const sizes = results.flatMap((one) =>
    one.engine === 'PostgreSQL' ? [one.memory.get('relab') ?? Number.NaN] : [],
  );
  const worst = Math.max(...sizes);
  return sizes.length === 0
    ? []
    : [
        {
          title: 'memory after a run, MB',
          aim: `under ${megabytes}`,
          reached: String(worst),
          met: worst < megabytes,
        },
      ];
}

/** Every aim that this run has measured. */
export function aims(results: readonly Results[]): readonly Aim[] {
  const [middle, small, large] = [at(results, shownSize), at(results, few), at(results, most)];
  return [
    ...(middle ? besideOthers(middle) : []),
    ...(small && large ? growth(small, large) : []),
    ...memory(results),
  ];
}
