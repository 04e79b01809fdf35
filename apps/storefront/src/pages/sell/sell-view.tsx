import type { ReactNode } from 'react';
import { FormProblems } from '../../buying/form-problems.tsx';
import type { ViewProps } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { InquiryPage, InquirySent } from '../../listing/inquiry-page.tsx';
import { routes } from '../../routes.ts';
import { OfferForm } from './offer-form.tsx';

export interface SellData {
  readonly isSent: boolean;
  /** Whoever is signed in; empty for a guest. */
  readonly seller: {
    readonly firstName: string;
    readonly lastName: string;
    readonly company: string;
    readonly email: string;
  };
}

export function SellView({ data, outcome }: ViewProps<SellData>): ReactNode {
  if (data.isSent && !outcome) {
    return (
      <InquirySent
        heading="Thank you, we have your offer"
        next={<a href={hrefOf(routes.sell)}>Offer another unit</a>}
      >
        We look at what comparable units sold for and write to you within two working days with a price range
        and what we need to list it. Until you agree, nothing is published.
      </InquirySent>
    );
  }
  return (
    <InquiryPage
      heading="Sell your equipment"
      lead="Tell us what it is and where it stands. You get a price range and decide then."
      aside={<HowItGoes />}
    >
      <FormProblems outcome={outcome} form="sell" heading="Your offer was not sent yet" />
      <OfferForm outcome={outcome} seller={data.seller} />
    </InquiryPage>
  );
}

function HowItGoes(): ReactNode {
  return (
    <>
      <h2>How it goes</h2>
      <ol>
        <li>
          <b>You tell us about the unit.</b> Five minutes; the type plate has most of it.
        </li>
        <li>
          <b>We name a price range.</b> From what comparable units sold for, within two working days.
        </li>
        <li>
          <b>It is listed with its condition stated.</b> What was tested, what is missing, how it ships.
        </li>
        <li>
          <b>You are paid when it has arrived.</b> We arrange the carrier or the riggers.
        </li>
      </ol>
      <p>
        Unsure which condition fits?{' '}
        <a href={hrefOf(routes.content, { contentKey: 'condition-grades' })}>The grades, explained</a>
      </p>
      <p>
        Your pictures lose the notes of the camera, such as where they were taken. Nobody but us sees them
        until a listing is agreed.
      </p>
    </>
  );
}
