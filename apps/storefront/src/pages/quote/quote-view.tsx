import { ActionButton } from '@relab/toolkit/button';
import { SelectField, TextAreaField, TextField } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { FormKey } from '../../form/form-key.tsx';
import { FormProblems } from '../../form/form-problems.tsx';
import { formState } from '../../form/form-state.ts';
import { hrefOf } from '../../href.ts';
import { InquiryPage } from '../../inquiry/inquiry-page.tsx';
import { locale } from '../../language/language.ts';
import { LineList } from '../../lines/line-list.tsx';
import type { ViewProps } from '../../page.ts';
import { QuotesIntro } from '../../quote/quotes-intro.tsx';
import { routes } from '../../routes.ts';
import { formatPriceInput } from './price-input.ts';
import type { QuoteData } from './quote-data.ts';
import * as texts from './texts.ts';

const countryNames = new Intl.DisplayNames(locale, { type: 'region' });

export function QuoteView(props: ViewProps<QuoteData>): ReactNode {
  const { kind, product, price } = props.data;
  const { inventory, fields } = product;
  const line = {
    id: product.id,
    productId: product.id,
    name: fields.Name ?? '',
    urlName: product.urlName,
    sku: fields.StockKeepingUnit ?? null,
    quantity: 1,
    unitPrice: price?.unitPrice ?? null,
    totalPrice: price?.unitPrice ?? null,
    image: product.defaultImage,
  };
  const isForSale = inventory.state !== 'Sold' && price?.unitPrice !== null && price !== null;
  return (
    <InquiryPage heading={texts.headings[kind]} lead={texts.leads[kind]} aside={<QuotesIntro />}>
      <LineList lines={[line]} currency={price?.currencyIsoCode ?? ''} />
      {isForSale || props.outcome ? (
        <RequestForm {...props} />
      ) : (
        <Notice heading={texts.unavailableHeading}>{texts.unavailableBody}</Notice>
      )}
    </InquiryPage>
  );
}

function RequestForm({ data, outcome }: ViewProps<QuoteData>): ReactNode {
  const { kind, product, price, shippingCountries } = data;
  const { availableToOrder } = product.inventory;
  const { field } = formState(outcome, 'quote');
  const action = hrefOf(routes.quote, { recordId: product.id }, { kind: kind === 'offer' ? kind : null });
  return (
    <>
      <FormProblems outcome={outcome} form="quote" heading={texts.sendingFailed} />
      <form method="post" action={action} key={action}>
        <div>
          {kind === 'offer' && (
            <TextField
              label={texts.offeredPrice(price?.currencyIsoCode ?? '')}
              hint={texts.offeredPriceHint}
              required
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              {...field('WantedPrice__c', formatPriceInput(data.wantedPrice))}
            />
          )}
          <TextField
            label={texts.quantity}
            hint={availableToOrder > 0 ? texts.quantityHint(availableToOrder) : undefined}
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            {...field('Quantity__c', data.quantity || '1')}
          />
          {kind === 'quote' && (
            <>
              <SelectField
                label={texts.deliverTo}
                options={[
                  { value: '', label: texts.withoutDelivery },
                  ...shippingCountries.map((code) => ({ value: code, label: countryNames.of(code) ?? code })),
                ]}
                {...field('Country__c')}
              />
              <TextField label={texts.neededBy} type="date" {...field('NeededBy__c')} />
            </>
          )}
          <TextAreaField
            label={texts.messageLabel}
            hint={kind === 'quote' ? texts.messageHint : undefined}
            rows={5}
            maxLength={4000}
            {...field('Message__c')}
          />
          <input type="hidden" name="currency" value={price?.currencyIsoCode ?? ''} />
          <FormKey opened={data} />
        </div>
        <div>
          <ActionButton size="large">{kind === 'quote' ? texts.requestQuote : texts.sendOffer}</ActionButton>
        </div>
      </form>
    </>
  );
}
