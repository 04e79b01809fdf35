import type { InvalidOutcome } from '@relab/pages';
import { Badge } from '@relab/toolkit/badge';
import { Icon, warningIcon } from '@relab/toolkit/icon';
import { Price } from '@relab/toolkit/price';
import type { ReactNode } from 'react';
import { longLocation } from '../../../address/location.ts';
import { findCondition } from '../../../condition/condition.ts';
import { serverMessage } from '../../../form/error-message.ts';
import { hrefOf } from '../../../href.ts';
import { Thumbnail } from '../../../lines/thumbnail.tsx';
import { productHref } from '../../../listing/product-href.ts';
import { countOf } from '../../../money/amount.ts';
import { routes } from '../../../routes.ts';
import type { CartEntry } from '../cart-data.ts';
import type { RemovedItem } from '../notice/removed-notice.tsx';
import * as texts from '../texts.tsx';
import { AgreedPrice } from './agreed-price.tsx';
import css from './cart-line.module.css';
import { LineQuantity } from './line-quantity.tsx';
import { RemoveLine } from './remove-line.tsx';

export interface CartLineProps {
  readonly entry: CartEntry;
  readonly url: URL;
  readonly outcome: InvalidOutcome | null;
  /** It can be ordered, and not changed. */
  readonly isReadOnly: boolean;
  readonly onRemoved: (item: RemovedItem) => void;
}

export function CartLine({ entry, url, outcome, isReadOnly, onRemoved }: CartLineProps): ReactNode {
  const { cartItem: item, status, message } = entry;
  const { fields, sku, thumbnailImage, urlName } = item.productDetails;
  const condition = findCondition(fields.Condition__c);
  const location = longLocation({
    city: fields.Location_City__c ?? '',
    country: fields.Location_Country__c ?? '',
  });
  const quantity = countOf(item.quantity);
  const hasFailed = status === 'Error';
  const similar = hrefOf(routes.search, { term: fields.Type__c || item.name });
  return (
    <li className={css.line} data-failed={hasFailed || undefined}>
      <Thumbnail image={thumbnailImage} size="large" />
      <div className={css.words}>
        <h2 className={css.title}>
          <a href={productHref(item.productId, urlName)}>{item.name}</a>
        </h2>
        <p className={css.facts}>
          {condition && <Badge mark={condition.grade} text={condition.label} />}
          {location && <span>{location}</span>}
          {sku && <span>{sku}</span>}
        </p>
        {hasFailed && (
          <p className={css.problem} id={`problem-${item.cartItemId}`}>
            <Icon path={warningIcon} />
            <span>
              {serverMessage(undefined, message ?? '', texts.notOrderable)}{' '}
              <a href={similar}>{texts.findSimilar}</a>
            </span>
          </p>
        )}
        {item.agreedPrice && <AgreedPrice price={item.agreedPrice} message={hasFailed ? null : message} />}
        {isReadOnly ? (
          <p className={css.single}>{texts.quantity(quantity)}</p>
        ) : (
          <div className={css.controls}>
            <LineQuantity item={item} hasFailed={hasFailed} url={url} outcome={outcome} />
            <RemoveLine item={item} url={url} onRemoved={onRemoved} />
          </div>
        )}
      </div>
      <div className={css.price}>
        <Price
          amount={item.totalPrice ?? item.salesPrice ?? ''}
          currency={item.currencyIsoCode}
          originalAmount={item.totalListPrice}
          discount={item.totalAdjustmentAmount}
          size="medium"
        />
        {quantity > 1 && item.salesPrice !== null && (
          <p className={css.each}>
            {texts.unitPrice(<Price amount={item.salesPrice} currency={item.currencyIsoCode} size="small" />)}
          </p>
        )}
      </div>
    </li>
  );
}
