import { type Scenario, scenarioNames } from './scenarios.ts';

/** How much is measured. */
export interface Plan {
  /** Numbers of listings on PostgreSQL. */
  readonly sizes: readonly number[];
  /** Numbers of listings on PGlite. */
  readonly pgliteSizes: readonly number[];
  readonly scenarios: readonly Scenario[];
  readonly clients: readonly number[];
  readonly rounds: number;
  readonly seconds: number;
  /** Before the first round, not counted. */
  readonly warmUp: number;
}

export const completePlan: Plan = {
  sizes: [1_000, 100_000, 1_000_000],
  pgliteSizes: [1_000, 100_000],
  scenarios: scenarioNames,
  clients: [1, 32],
  rounds: 3,
  seconds: 2,
  warmUp: 0.5,
};

/** Two or three minutes. */
export const quickPlan: Plan = {
  sizes: [100_000],
  pgliteSizes: [],
  scenarios: scenarioNames,
  clients: [1, 32],
  rounds: 1,
  seconds: 0.7,
  warmUp: 0.2,
};

/** Rows before the page that is far down: the 1,000th page of 50, or as far down as there are rows. */
export const skippedOf = (rows: number): number => Math.min(49_950, rows - 50);
