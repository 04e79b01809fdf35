import { checkValue, type Problem } from '@relab/contract';
import { orderedByItem } from '@relab/contract/records';

interface Step {
  readonly fieldApiName: string;
  readonly isAscending: boolean;
}

/** D-199: the steps of an order that are such; what is no list is left for the check of types to refuse. */
export function validSteps<Steps>(steps: Steps): Steps {
  if (!Array.isArray(steps)) return steps;
  const isStep = (step: unknown): boolean => {
    const problems: Problem[] = [];
    checkValue(orderedByItem, step, problems);
    return problems.length === 0;
  };
  return steps.filter(isStep) as Steps;
}

/** Whether two orders differ; they may where either is unknown. */
export function isReordered(
  cached: readonly Step[] | undefined,
  written: readonly Step[] | undefined,
): boolean {
  if (!written) return false;
  return (
    cached?.length !== written.length ||
    written.some(
      ({ fieldApiName, isAscending }, at) =>
        cached[at]?.fieldApiName !== fieldApiName || cached[at]?.isAscending !== isAscending,
    )
  );
}
