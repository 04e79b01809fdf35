import type { InvalidOutcome } from '@relab/pages';
import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { FormProblems } from '../../form/form-problems.tsx';
import { hrefOf } from '../../href.ts';
import { routes } from '../../routes.ts';
import css from './checkout.module.css';
import { type Step, steps } from './step.ts';
import * as texts from './texts.tsx';

export interface StepFormProps {
  readonly step: Exclude<Step, 'review'>;
  readonly heading: string;
  readonly lead?: ReactNode;
  readonly outcome: InvalidOutcome | null;
  /** The form brings files. */
  readonly hasFiles?: boolean;
  readonly children: ReactNode;
}

/** One step: its questions, the way on, the way back. */
export function StepForm({ step, heading, lead, outcome, hasFiles, children }: StepFormProps): ReactNode {
  const at = steps.indexOf(step);
  const before = steps[at - 1];
  const after = steps[at + 1] ?? 'review';
  return (
    <div className={css.stepForm}>
      <header className={css.stepHead}>
        <h2 data-focus-target="page">{heading}</h2>
        {lead}
      </header>
      <FormProblems outcome={outcome} form={step} />
      <form
        method="post"
        action={hrefOf(routes.checkout, { step })}
        className={css.form}
        encType={hasFiles ? 'multipart/form-data' : undefined}
      >
        {children}
        <div className={css.actions}>
          <ActionButton size="large">{texts.continueTo(after)}</ActionButton>
          <a href={before ? hrefOf(routes.checkout, { step: before }) : hrefOf(routes.cart)}>
            {before ? texts.backTo(before) : texts.backToCart}
          </a>
        </div>
      </form>
    </div>
  );
}
