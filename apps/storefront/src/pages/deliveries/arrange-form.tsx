import type { InvalidOutcome } from '@relab/pages';
import { ActionButton } from '@relab/toolkit/button';
import { TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { FormProblems } from '../../form/form-problems.tsx';
import { formState } from '../../form/form-state.ts';
import { PostForm } from '../../form/post-form.tsx';
import type { SiteForms } from '../../forms.ts';
import { Thumbnail } from '../../lines/thumbnail.tsx';
import { productHref } from '../../listing/product-href.ts';
import { routes } from '../../routes.ts';
import css from './deliveries.module.css';
import { countField, type DeliveriesData, deliveryName } from './deliveries-data.ts';
import * as texts from './texts.tsx';

export interface ArrangeFormProps {
  readonly data: DeliveriesData;
  readonly outcome: InvalidOutcome | null;
}

/** How many of which item go where: one number for each item and delivery. */
export function ArrangeForm({ data, outcome }: ArrangeFormProps): ReactNode {
  const { groups, products } = data;
  const { field: propsOf } = formState<SiteForms['deliveries']['arrange']>(outcome, 'arrange');
  return (
    <PostForm to={routes.deliveries} intent="arrange" className={css.arrange}>
      <FormProblems outcome={outcome} form="arrange" heading={texts.countsDoNotMatch} />
      {products.map(({ productId, name, urlName, image, count, counts }) => (
        <fieldset key={productId} className={css.product}>
          <legend className={css.legend}>
            <Thumbnail image={image} />
            <span>
              <a href={productHref(productId, urlName)}>{name}</a>
              <span className="soft">{texts.countInCart(count)}</span>
            </span>
          </legend>
          <div className={css.counts}>
            {groups.map((group) => {
              const field = countField(productId, group.id);
              return (
                <TextField
                  key={group.id}
                  label={deliveryName(group)}
                  hint={group.deliveryAddress?.city ?? texts.noAddressOption}
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={count}
                  step={1}
                  {...propsOf(field, String(counts[group.id] ?? 0))}
                />
              );
            })}
          </div>
        </fieldset>
      ))}
      <div>
        <ActionButton>{texts.saveArrangement}</ActionButton>
      </div>
    </PostForm>
  );
}
