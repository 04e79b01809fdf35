import { checkIcon, Icon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import { hrefOf } from '../../href.ts';
import { routes } from '../../routes.ts';
import type { CheckoutData } from './checkout-data.ts';
import { stepStates } from './step.ts';
import css from './step-list.module.css';
import * as texts from './texts.tsx';

/** Where the checkout stands; what is behind can be gone back to. */
export function StepList({ step: here, checkout }: Pick<CheckoutData, 'step' | 'checkout'>): ReactNode {
  return (
    <nav aria-label={texts.checkout}>
      <ol className={css.steps}>
        {stepStates(checkout.missing).map(({ step, isReachable, isDone }, index) => {
          const isHere = step === here;
          const label = (
            <>
              <span className={css.mark} aria-hidden="true">
                {isDone && !isHere ? <Icon path={checkIcon} /> : index + 1}
              </span>
              <span className={css.name}>{texts.stepNames[step]}</span>
              {isDone && !isHere && <span className="visually-hidden">{texts.stepDone}</span>}
            </>
          );
          return (
            <li
              key={step}
              className={css.step}
              data-here={isHere || undefined}
              data-done={isDone || undefined}
            >
              {isReachable && !isHere ? (
                <a href={hrefOf(routes.checkout, { step })}>{label}</a>
              ) : (
                <span aria-current={isHere ? 'step' : undefined}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
