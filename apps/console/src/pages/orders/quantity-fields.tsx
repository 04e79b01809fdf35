import type { OrderFulfillment } from '@relab/contract/commerce';
import { TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import css from './orders.module.css';
import * as texts from './texts.ts';

type Line = OrderFulfillment['lines'][number];

export interface QuantityFieldsProps {
  readonly lines: readonly Line[];
  /** At most, of each line; those of which there are none are left out. */
  readonly most: (line: Line) => number;
  /** What each begins with: all of them, or none. */
  readonly begins: 'all' | 'none';
}

const nameOf = (id: string): string => `quantity-${id}`;

/** How many of each line. */
export function QuantityFields({ lines, most, begins }: QuantityFieldsProps): ReactNode {
  return (
    <fieldset className={css.quantities}>
      <legend className={css.legend}>{texts.quantities}</legend>
      {lines
        .filter((line) => most(line) > 0)
        .map((line) => (
          <TextField
            key={line.orderItemSummaryId}
            label={line.name}
            hint={texts.atMost(most(line))}
            name={nameOf(line.orderItemSummaryId)}
            type="number"
            min={0}
            max={most(line)}
            step={1}
            required
            defaultValue={begins === 'all' ? most(line) : 0}
          />
        ))}
    </fieldset>
  );
}

/** What was typed, without the lines of which there is none. */
export const quantitiesOf = (
  form: FormData,
  lines: readonly Line[],
): readonly { readonly orderItemSummaryId: string; readonly quantity: number }[] =>
  lines.flatMap(({ orderItemSummaryId }) => {
    const quantity = Number(form.get(nameOf(orderItemSummaryId)) ?? 0);
    return quantity > 0 ? [{ orderItemSummaryId, quantity }] : [];
  });
