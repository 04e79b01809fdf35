import type { ReactNode } from 'react';
import { FormProblems } from '../../form/form-problems.tsx';
import { hrefOf } from '../../href.ts';
import { InquiryPage } from '../../inquiry/inquiry-page.tsx';
import { InquirySent } from '../../inquiry/inquiry-sent.tsx';
import type { ViewProps } from '../../page.ts';
import { routes } from '../../routes.ts';
import { OfferForm } from './offer-form.tsx';
import type { SellData } from './sell-data.ts';
import * as texts from './texts.ts';

export function SellView({ data, outcome }: ViewProps<SellData>): ReactNode {
  if (data.isSent && !outcome) {
    return (
      <InquirySent heading={texts.sentHeading} next={<a href={hrefOf(routes.sell)}>{texts.offerAnother}</a>}>
        {texts.sentBody}
      </InquirySent>
    );
  }
  return (
    <InquiryPage heading={texts.heading} lead={texts.lead} aside={<HowItGoes />}>
      <FormProblems outcome={outcome} form="sell" heading={texts.sendingFailed} />
      <OfferForm outcome={outcome} seller={data.seller} />
    </InquiryPage>
  );
}

function HowItGoes(): ReactNode {
  return (
    <>
      <h2>{texts.processHeading}</h2>
      <ol>
        {texts.steps.map(({ what, how }) => (
          <li key={what}>
            <b>{what}</b> {how}
          </li>
        ))}
      </ol>
      <p>
        {texts.conditionHelp}{' '}
        <a href={hrefOf(routes.content, { contentKey: 'condition-grades' })}>{texts.gradesExplained}</a>
      </p>
      <p>{texts.picturePrivacyHint}</p>
    </>
  );
}
