import { type DescribedCall, describedCalls } from '@relab/contract/server';
import type { Route } from '../http/route.ts';

/** What the contract says of the calls that these routes answer. */
export function callsOf(routes: readonly Route[]): readonly DescribedCall[] {
  const ids = new Set(routes.map(({ call }) => call.id));
  return describedCalls.filter(({ call }) => ids.has(call.id));
}
