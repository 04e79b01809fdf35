import { median } from '../../src/figures.ts';
import type { Aim, Figure } from '../../src/short/figure.ts';
import { characters } from './typing.ts';
import type { Figures } from './visit.ts';

interface Measured {
  readonly name: string;
  readonly unit: string;
  readonly aim?: Aim;
}

const measuredOf = (contents: number): Readonly<Record<keyof Figures, Measured>> => ({
  list: { name: `list of ${contents.toLocaleString('en')}, empty cache, to 50 rows`, unit: 'ms' },
  listAgain: { name: 'the same once more', unit: 'ms' },
  script: { name: 'script of that page, gzip', unit: 'kB', aim: { atMost: 300 } },
  open: { name: 'list to the form of one', unit: 'ms', aim: { atMost: 200 } },
  longestFrame: {
    name: `${characters.toLocaleString('en')} characters typed, longest frame`,
    unit: 'ms',
    aim: { atMost: 50 },
  },
  longFrames: { name: 'frames of more than 50 ms meanwhile', unit: 'frames' },
  autosave: { name: 'autosave, from its request to "safe"', unit: 'ms', aim: { atMost: 300 } },
  sinceLastKey: { name: 'the same from the last key', unit: 'ms' },
  save: { name: 'save', unit: 'ms' },
  publish: { name: 'publish 50', unit: 'ms' },
  compare: { name: 'two versions of 200 paragraphs compared', unit: 'ms' },
});

const valuesOf = (visits: readonly Figures[], kind: keyof Figures): readonly number[] =>
  visits.flatMap((figures) => figures[kind] ?? []);

const shown = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0));

/** Medians of all visits: for a table beside each other, and ours as figures with their aims. */
export function studioFigures(
  visits: ReadonlyMap<string, readonly Figures[]>,
  contents: number,
): {
  readonly rows: readonly (readonly string[])[];
  readonly figures: readonly Figure[];
} {
  const kinds = Object.entries(measuredOf(contents)) as readonly (readonly [keyof Figures, Measured])[];
  const [[, own = []] = [], ...others] = [...visits];
  const figureOf = (of: readonly Figures[], kind: keyof Figures): number => median(valuesOf(of, kind));
  const rangeOf = (of: readonly Figures[], kind: keyof Figures): string => {
    const values = valuesOf(of, kind);
    return `${shown(Math.min(...values))} to ${shown(Math.max(...values))}`;
  };
  return {
    rows: kinds.map(([kind, { name, unit }]) => [
      `${name}, ${unit}`,
      ...[...visits.values()].map((of) => `${shown(figureOf(of, kind))} (${rangeOf(of, kind)})`),
    ]),
    figures: kinds.map(([kind, one]) => ({
      ...one,
      name: `studio: ${one.name}`,
      value: figureOf(own, kind),
      note: [
        `${rangeOf(own, kind)} in ${own.length} visits`,
        ...others.map(([name, of]) => `${name} ${shown(figureOf(of, kind))} (${rangeOf(of, kind)})`),
      ].join('; '),
    })),
  };
}
