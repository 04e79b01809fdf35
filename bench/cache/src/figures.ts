import type { ChangeTimes, HeapSizes, PageTimes } from './messages.ts';
import type { Findings } from './run.ts';

/** A figure, or why there is none. */
export type Figure = number | string;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
};

/** The median over the rounds of a page of `size` records. */
export function ofPage(size: number, pick: (times: PageTimes) => number): (findings: Findings) => Figure {
  return ({ rounds }) => {
    const responses = rounds.get(`page ${size}`) ?? 'not in this plan';
    if (typeof responses === 'string') return responses;
    return median(responses.flatMap((response) => (response.kind === 'page' ? [pick(response)] : [])));
  };
}

/** The median over the rounds of a change with observers; the task is `change` or `shared` and how many there are. */
export function ofChange(task: string, pick: (times: ChangeTimes) => number): (findings: Findings) => Figure {
  return ({ rounds }) => {
    const responses = rounds.get(task) ?? 'not in this plan';
    if (typeof responses === 'string') return responses;
    return median(responses.flatMap((response) => (response.kind === 'change' ? [pick(response)] : [])));
  };
}

/** The median over the rounds of small answers beside so many observed keys. */
export function ofObserved(count: number): (findings: Findings) => Figure {
  return ({ rounds }) => {
    const responses = rounds.get(`observed ${count}`) ?? 'not in this plan';
    if (typeof responses === 'string') return responses;
    return median(
      responses.flatMap((response) => (response.kind === 'observed' ? [response.published] : [])),
    );
  };
}

export function ofHeap(pick: (sizes: HeapSizes) => number): (findings: Findings) => Figure {
  return ({ heap }) => {
    if ('reason' in heap) return heap.reason;
    return heap.response.kind === 'heap' ? pick(heap.response) : 'not in this plan';
  };
}

/** One figure divided by another. */
export function quotient(
  above: (findings: Findings) => Figure,
  below: (findings: Findings) => Figure,
): (findings: Findings) => Figure {
  return (findings) => {
    const [dividend, divisor] = [above(findings), below(findings)];
    if (typeof dividend === 'string') return dividend;
    return typeof divisor === 'string' ? divisor : dividend / divisor;
  };
}
