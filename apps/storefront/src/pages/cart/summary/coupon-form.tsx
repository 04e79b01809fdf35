import { applyCouponToCart } from '@relab/client/commerce';
import type { InvalidOutcome } from '@relab/pages';
import { useWrite } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { Disclosure } from '@relab/toolkit/disclosure';
import { FieldLayout, fieldId } from '@relab/toolkit/field';
import { type ReactNode, useRef, useState } from 'react';
import { FormKey } from '../../../form/form-key.tsx';
import { formState } from '../../../form/form-state.ts';
import { PostForm } from '../../../form/post-form.tsx';
import type { SiteForms } from '../../../forms.ts';
import { hrefOf } from '../../../href.ts';
import { routes } from '../../../routes.ts';
import css from '../cart.module.css';
import * as texts from '../texts.tsx';
import { couponMessage } from './coupon-text.ts';

const name = 'couponCode';
const id = fieldId({ name });

export interface CouponFormProps {
  readonly outcome: InvalidOutcome | null;
  readonly isOpen: boolean;
}

/** The field keeps the focus whatever comes of it, and the message stays until another code is tried. */
export function CouponForm({ outcome, isOpen }: CouponFormProps): ReactNode {
  const { send, pending, error } = useWrite(applyCouponToCart);
  const input = useRef<HTMLInputElement>(null);
  const [applied, setApplied] = useState('');
  const state = formState<SiteForms['cart']['coupon']>(outcome, 'coupon');
  const message = error ? couponMessage(error) : state.errorOf(name);

  const apply = async (code: string): Promise<void> => {
    setApplied('');
    const isApplied = (await send({ couponCode: code })) !== undefined;
    if (isApplied && input.current) input.current.value = '';
    if (isApplied) setApplied(texts.codeApplied(code));
    input.current?.focus();
  };

  return (
    <Disclosure summary={texts.discountCode} open={isOpen}>
      <PostForm
        to={routes.cart}
        intent="coupon"
        // Without a script the page comes back at the field, with its message.
        action={`${hrefOf(routes.cart)}#${id}`}
        onSubmit={(event) => {
          const code = input.current?.value.trim() ?? '';
          if (code === '') return;
          event.preventDefault();
          if (!pending) void apply(code);
        }}
      >
        <FormKey opened={outcome} />
        <FieldLayout name={name} label={texts.code} error={message}>
          <span className={css.couponRow}>
            <input
              ref={input}
              id={id}
              name={name}
              type="text"
              defaultValue={state.startOf(name)}
              maxLength={80}
              required
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-invalid={message ? true : undefined}
              aria-describedby={message ? `${id}-error` : undefined}
            />
            <ActionButton variant="secondary" busy={pending}>
              {texts.apply}
            </ActionButton>
          </span>
        </FieldLayout>
        <p role="status" className="visually-hidden">
          {applied}
        </p>
      </PostForm>
    </Disclosure>
  );
}
