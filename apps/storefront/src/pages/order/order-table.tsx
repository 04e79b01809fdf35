import type { ReactNode } from 'react';
import type { LineListProps } from '../../lines/line-list.tsx';
import { Thumbnail } from '../../lines/thumbnail.tsx';
import { productHref } from '../../listing/product-href.ts';
import { formatAmount } from '../../money/amount.ts';
import css from './order.module.css';
import * as texts from './texts.tsx';

/** What was ordered, as a table: quantities and amounts in columns. */
export function OrderTable({ lines, currency }: LineListProps): ReactNode {
  return (
    <table className={css.items}>
      <caption className="visually-hidden">{texts.itemsOfOrder}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.item}</th>
          <th scope="col" className={css.figure}>
            {texts.quantity}
          </th>
          <th scope="col" className={css.figure}>
            {texts.price}
          </th>
          <th scope="col" className={css.figure}>
            {texts.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <span className={css.item}>
                <Thumbnail image={line.image} />
                <span className={css.words}>
                  <a href={productHref(line.productId, line.urlName)}>{line.name}</a>
                  {line.sku && <span className={css.sku}>{line.sku}</span>}
                </span>
              </span>
            </th>
            <td className={css.figure} data-label={texts.quantity}>
              {line.quantity}
            </td>
            <td className={css.figure} data-label={texts.price}>
              {line.unitPrice !== null && formatAmount(line.unitPrice, currency)}
            </td>
            <td className={css.figure} data-label={texts.amount}>
              {line.totalPrice !== null && formatAmount(line.totalPrice, currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
