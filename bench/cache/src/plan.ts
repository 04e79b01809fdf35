import type { Task } from './messages.ts';

/** How many keys are observed while small responses are ingested: below, at and beyond our store's limit. */
export const observedCounts: readonly number[] = [4900, 5100, 10_000, 50_000];

/** One task, how often it is done, and how often before that without being counted. */
export interface Step {
  readonly task: Task;
  readonly rounds: number;
  readonly warmUps: number;
}

export interface Plan {
  readonly steps: readonly Step[];
  /** Records of the page that is weighed. */
  readonly heapSize: number;
}

const page = (size: number, rounds: number, warmUps = 1): Step => ({
  task: { kind: 'page', size, batch: Math.max(1, Math.floor(1000 / size)) },
  rounds,
  warmUps,
});

const change = (count: number, rounds: number, samples = 500): Step => ({
  task: { kind: 'change', count, samples },
  rounds,
  warmUps: 0,
});

const shared = (count: number, rounds: number, samples = 30): Step => ({
  task: { kind: 'shared', count, samples },
  rounds,
  warmUps: 0,
});

const observed = (count: number, rounds: number, blocks = 9): Step => ({
  task: { kind: 'observed', count, blocks },
  rounds,
  warmUps: 0,
});

/** What is published. */
export const completePlan: Plan = {
  steps: [
    page(1000, 9, 3),
    page(50, 5),
    page(10_000, 2, 0),
    change(1000, 3),
    shared(1000, 2, 20),
    change(10_000, 1),
    change(50_000, 1),
    shared(10_000, 1, 10),
    ...observedCounts.map((count) => observed(count, 1)),
  ],
  heapSize: 10_000,
};

/** A look while something is being built: the same without what takes long. */
export const quickPlan: Plan = {
  steps: [page(1000, 3, 2), change(1000, 1, 60), shared(1000, 1, 10), observed(1000, 1), observed(10_000, 1)],
  heapSize: 1000,
};
