import { ActionButton } from '@relab/toolkit/button';
import { useNavigation } from '@relab/toolkit/navigation';
import type { FormEvent, ReactNode } from 'react';
import { hrefOf } from '../href.ts';
import { routes } from '../routes.ts';
import { useComparison } from './comparison-provider.tsx';
import * as texts from './texts.ts';

export interface CompareButtonProps {
  readonly productId: string;
  readonly name: string;
}

/** Chooses a listing for the comparison, or takes it back. Without a script it posts and leads back to the page. */
export function CompareButton({ productId, name }: CompareButtonProps): ReactNode {
  const { ids, toggle } = useComparison();
  const { current } = useNavigation();
  const isChosen = ids.includes(productId);
  const choose = (event: FormEvent) => {
    event.preventDefault();
    toggle(productId);
  };
  return (
    <form method="post" action={hrefOf(routes.compare)} onSubmit={choose}>
      <input type="hidden" name="intent" value={isChosen ? 'remove' : 'add'} />
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="next" value={current} />
      <ActionButton variant="secondary">
        {isChosen ? texts.remove : texts.compare}
        <span className="visually-hidden"> {name}</span>
      </ActionButton>
    </form>
  );
}
