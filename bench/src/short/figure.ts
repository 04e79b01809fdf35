import { writeFile } from 'node:fs/promises';
import { table } from '../figures.ts';

/** What a figure should be: no more, or no less, than so much. */
export type Aim = { readonly atMost: number } | { readonly atLeast: number };

/** One measured figure, in the unit of its name or of `unit`. A ratio is taken within one run and has no unit. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit?: string;
  readonly aim?: Aim;
  /** How it was measured, or what stands in the way of the aim. */
  readonly note?: string;
}

/** The variable that names the file to which a program of this folder writes its figures as JSON. */
export const figuresVariable = 'RELAB_FIGURES';

export const isHeld = ({ value, aim }: Figure): boolean =>
  aim === undefined || ('atMost' in aim ? value <= aim.atMost : value >= aim.atLeast);

const aimText = (aim: Aim | undefined): string =>
  aim === undefined ? '' : 'atMost' in aim ? `≤ ${aim.atMost}` : `≥ ${aim.atLeast}`;

const digits = (value: number): string =>
  Math.abs(value) >= 100 ? value.toFixed(0) : Math.abs(value) >= 10 ? value.toFixed(1) : value.toPrecision(2);

export const figuresTable = (figures: readonly Figure[]): string =>
  table(
    ['what', 'measured', 'unit', 'aim', ''],
    figures.map((one) => [
      one.name,
      digits(one.value),
      one.unit ?? '',
      aimText(one.aim),
      one.aim === undefined ? '' : isHeld(one) ? 'held' : '**missed**',
    ]),
  );

/** Prints the figures of one area, and writes them where `npm run bench` looks for them. */
export async function reportFigures(figures: readonly Figure[]): Promise<void> {
  console.log(figuresTable(figures));
  const file = process.env[figuresVariable];
  if (file !== undefined) await writeFile(file, JSON.stringify(figures));
}
