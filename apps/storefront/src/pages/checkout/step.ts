import type { Checkout } from '@relab/contract/commerce';

/** The steps of a checkout in their order, as they stand in the address. */
export const steps = ['address', 'delivery', 'payment', 'review'] as const;

export type Step = (typeof steps)[number];

export const isStep = (text: string): text is Step => (steps as readonly string[]).includes(text);

type Missing = Checkout['missing'];

function isComplete(step: Step, missing: Missing): boolean {
  switch (step) {
    case 'address':
      return !missing.includes('contactInfo') && !missing.includes('deliveryAddress');
    case 'delivery':
      return !missing.includes('deliveryMethod');
    case 'payment':
      return !missing.includes('payment');
    case 'review':
      return false;
  }
}

/** Where a checkout stands: the first step that is not complete, the review once the others are. */
export function currentStep(missing: Missing): Step {
  return steps.find((step) => !isComplete(step, missing)) ?? 'review';
}

export interface StepState {
  readonly step: Step;
  /** Every step before it is complete. */
  readonly isReachable: boolean;
  readonly isDone: boolean;
}

export function stepStates(missing: Missing): readonly StepState[] {
  const reached = steps.indexOf(currentStep(missing));
  return steps.map((step, index) => ({
    step,
    isReachable: index <= reached,
    isDone: index < reached || isComplete(step, missing),
  }));
}
