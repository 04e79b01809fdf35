import { parseChoice } from './choice.ts';

const alignments = ['left', 'center', 'right'] as const;
const flexibleAlignments = [...alignments, 'top', 'bottom'] as const;

/** S-181, S-112. Left and right are the start and the end of the line, so that a page reads well from right to left too. */
export type Alignment = (typeof alignments)[number];

/** S-182: what a flexible block accepts beyond an alignment. */
export type FlexibleAlignment = (typeof flexibleAlignments)[number];

export function parseAlignment(value: unknown, fallback: Alignment = 'left'): Alignment {
  return parseChoice(alignments, value, fallback);
}

export function parseFlexibleAlignment(
  value: unknown,
  fallback: FlexibleAlignment = 'left',
): FlexibleAlignment {
  return parseChoice(flexibleAlignments, value, fallback);
}
