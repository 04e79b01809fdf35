import { setConsent } from '@relab/contract/commerce';
import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import css from './consent.module.css';
import * as texts from './texts.ts';

const addressOf = (choice: 'yes' | 'no'): string => setConsent.path.replace('{choice}', choice);

export interface ConsentFormProps {
  readonly children: ReactNode;
  /** Whether a script may answer it where it stands. */
  readonly inPlace?: boolean;
}

/** The question, and both answers at the same weight. It posts to the server, which leads back to the page. */
export function ConsentForm({ children, inPlace = false }: ConsentFormProps): ReactNode {
  return (
    <form method="post" className={css.form} data-consent={inPlace ? '' : undefined}>
      {children}
      <div className={css.answers}>
        <ActionButton variant="secondary" formAction={addressOf('yes')}>
          {texts.allow}
        </ActionButton>
        <ActionButton variant="secondary" formAction={addressOf('no')}>
          {texts.forbid}
        </ActionButton>
      </div>
    </form>
  );
}
