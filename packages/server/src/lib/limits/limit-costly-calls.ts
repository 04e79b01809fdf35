import type { Caller, RequestInfo } from '../http/caller.ts';
import type { Route } from '../http/route.ts';
import { networkOf } from '../network/network.ts';
import type { Principal } from '../principal/principal.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { costlyCalls } from './costly-calls.ts';

/** Programs: at most so many of one caller at once, and few that wait. */
const ofPrograms = { maxRunning: 3, maxWaiting: 32, maxWaitMs: 2_000 };
/**
 * Pages make several calls each, and many visitors may share one network. Counted apart, so that a program cannot keep
 * its neighbours from their pages.
 */
const ofPages = { maxRunning: 3, maxWaiting: 1_000, maxWaitMs: 5_000 };

export interface CostlyCaller {
  readonly principal: Principal;
  readonly caller: Caller;
  readonly info: RequestInfo;
}

/** Users are counted by themselves, guests by their network. */
const nameOf = ({ principal, caller: { address } }: CostlyCaller): string =>
  principal.kind === 'user' ? principal.userId : address === undefined ? 'guest' : networkOf(address);

export type RunCall = <Result>(
  route: Route,
  by: CostlyCaller,
  work: () => Promise<Result>,
) => Promise<Result>;

/** Runs calls at once, but those whose cost the caller chooses: of these a few of each caller. */
export function limitCostlyCalls(): RunCall {
  const fromProgram = createConcurrencyLimit(ofPrograms);
  const fromPage = createConcurrencyLimit(ofPages);
  return (route, by, work) => {
    if (!costlyCalls.has(route.call.id)) return work();
    return (by.info.isInProcess ? fromPage : fromProgram)(nameOf(by), work);
  };
}
