import type { ViewProps } from '../../page.ts';
import type { CheckoutData } from './checkout-data.ts';

/** What a step is shown with. */
export type StepProps = Pick<ViewProps<CheckoutData>, 'data' | 'outcome'>;
