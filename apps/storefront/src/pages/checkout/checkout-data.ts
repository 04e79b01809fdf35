import type { Checkout } from '@relab/contract/commerce';
import type { Shopper } from '../../account/shopper.ts';
import type { Line } from '../../lines/line-list.tsx';
import type { Step } from './step.ts';

export interface CheckoutData {
  readonly step: Step;
  readonly checkout: Checkout;
  readonly shopper: Shopper;
  /** What is bought; the first hundred of more. */
  readonly lines: readonly CheckoutLine[];
  /** Lines beyond those. */
  readonly moreLines: number;
}

export interface CheckoutLine extends Line {
  /** Why it cannot be ordered any more, in the words a shopper reads. */
  readonly refusal: string | null;
}
