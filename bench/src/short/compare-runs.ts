import type { Figure } from './figure.ts';

/** The figures of one area; `failure` is the reason why there are none. */
export interface AreaFigures {
  readonly area: string;
  readonly figures: readonly Figure[];
  readonly failure?: string;
}

/** One run of all short measurements. Runs of other machines cannot be compared. */
export interface Run {
  /** The commit measured; `changed` when the tree had changes beside it. */
  readonly commit: string;
  readonly changed: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly machine: string;
  readonly areas: readonly AreaFigures[];
}

/** A figure that got worse: `by` is 0.2 for a fifth. */
export interface Regression {
  readonly area: string;
  readonly name: string;
  readonly before: number;
  readonly now: number;
  readonly by: number;
}

/** What a shared machine can change by itself is less than this, of a median. */
const tolerated = 0.15;

function worsening(now: Figure, before: Figure): number {
  if (now.aim === undefined || now.value <= 0 || before.value <= 0) return 0;
  return 'atMost' in now.aim ? now.value / before.value - 1 : before.value / now.value - 1;
}

/** The newest run of this machine to compare with: of another commit, or of this one before it was changed. */
export function runBefore(run: Omit<Run, 'areas'>, earlier: readonly Run[]): Run | undefined {
  return earlier
    .filter(
      (one) => one.machine === run.machine && !one.changed && (one.commit !== run.commit || run.changed),
    )
    .toSorted((a, b) => b.at - a.at)[0];
}

/** What became worse by more than 15 %. Only a figure with an aim has a direction. */
export function regressions(
  now: readonly AreaFigures[],
  before: readonly AreaFigures[],
): readonly Regression[] {
  return now.flatMap(({ area, figures }) =>
    figures.flatMap((figure) => {
      const old = before.find((one) => one.area === area)?.figures.find((one) => one.name === figure.name);
      const by = old === undefined ? 0 : worsening(figure, old);
      return old !== undefined && by > tolerated
        ? [{ area, name: figure.name, before: old.value, now: figure.value, by }]
        : [];
    }),
  );
}
