import type { Area } from './call.ts';
import type { DescribedCall } from './described-call.ts';
import { describedCalls } from './described-calls.ts';

/** The described calls of some areas. */
export const describedCallsOf = (...areas: readonly Area[]): readonly DescribedCall[] =>
  describedCalls.filter(({ call }) => areas.includes(call.area));
