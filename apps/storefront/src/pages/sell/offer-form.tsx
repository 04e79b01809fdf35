import type { InvalidOutcome } from '@relab/pages';
import { ActionButton } from '@relab/toolkit/button';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormKey } from '../../form/form-key.tsx';
import { formState } from '../../form/form-state.ts';
import { Honeypot } from '../../form/honeypot.tsx';
import { hrefOf } from '../../href.ts';
import { routes } from '../../routes.ts';
import { PriceFields, SellerFields, StateFields, UnitFields } from './offer-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { hasFailed, isUnderWay } from './picture-list.ts';
import { readReferences } from './picture-rules.ts';
import type { SellData } from './sell-data.ts';
import * as texts from './texts.ts';
import { usePictures } from './use-pictures.ts';

export interface OfferFormProps {
  readonly outcome: InvalidOutcome | null;
  readonly seller: SellData['seller'];
}

/** The form of an offer. It waits for its pictures, and is not sent without those whose upload can be retried. */
export function OfferForm({ outcome, seller }: OfferFormProps): ReactNode {
  const { errorOf, startOf, field } = formState(outcome, 'sell');
  const list = usePictures(readReferences(startOf('pictures')));
  const { pictures } = list;
  const form = useRef<HTMLFormElement>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [isHeldBack, setHeldBack] = useState(false);
  /** What the page showed when the form was sent: until it shows something else, the form is on its way. */
  const [sentFrom, setSentFrom] = useState<InvalidOutcome | null>();
  const isSending = pictures.some(isUnderWay);
  const isStopped = pictures.some(hasFailed);

  useEffect(() => {
    if (!isWaiting || isSending) return;
    setWaiting(false);
    form.current?.requestSubmit();
  }, [isWaiting, isSending]);

  const submit = (event: FormEvent) => {
    if (!isSending && !isStopped) return setSentFrom(outcome);
    event.preventDefault();
    if (isSending) setWaiting(true);
    setHeldBack(!isSending);
  };

  return (
    <form
      ref={form}
      method="post"
      action={hrefOf(routes.sell)}
      encType="multipart/form-data"
      onSubmit={submit}
    >
      {/* The first button is what Enter presses: it is not to be one of a picture's. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {texts.sendOffer}
      </button>
      <Honeypot />
      <FormKey opened={outcome} />
      <UnitFields field={field} />
      <PictureField pictures={list} error={errorOf('pictureFiles')} />
      <StateFields field={field} />
      <PriceFields field={field} />
      <SellerFields field={field} seller={seller} />
      <div>
        <p role="status">
          {isWaiting && texts.uploadsPending}
          {isHeldBack && isStopped && texts.uploadsFailed}
        </p>
        <ActionButton size="large" busy={isWaiting || sentFrom === outcome}>
          {texts.sendOffer}
        </ActionButton>
      </div>
    </form>
  );
}
