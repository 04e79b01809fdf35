import { ActionButton, buttonClass } from '@relab/toolkit/button';
import { useNavigation } from '@relab/toolkit/navigation';
import type { ReactNode } from 'react';
import { hrefOf } from '../frame/route.ts';
import { routes } from '../routes.ts';
import css from './compare-bar.module.css';
import { useCompared } from './compared.tsx';
import { mostCompared } from './compared-ids.ts';

/** Says how many listings are chosen, and leads to the comparison; nothing to see while there are none. */
export function CompareBar({ url }: { readonly url: URL }): ReactNode {
  const { ids, isRefused, clear } = useCompared();
  const { current } = useNavigation();
  const isShown = ids.length > 0 && url.pathname !== hrefOf(routes.compare);
  return (
    <aside className={css.bar} aria-label="Comparison" data-shown={isShown || undefined}>
      <p role="status">
        {isShown &&
          (isRefused
            ? `You have chosen ${mostCompared} listings, which is the most. Remove one to add another.`
            : `${ids.length} of ${mostCompared} chosen to compare`)}
      </p>
      {isShown && (
        <div className={css.actions}>
          <a className={buttonClass('primary')} href={hrefOf(routes.compare, undefined, { ids: ids.join() })}>
            Compare
          </a>
          <form
            method="post"
            action={hrefOf(routes.compare)}
            onSubmit={(event) => {
              event.preventDefault();
              clear();
            }}
          >
            <input type="hidden" name="intent" value="clear" />
            <input type="hidden" name="next" value={current} />
            <ActionButton variant="plain">
              Clear<span className="visually-hidden"> the comparison</span>
            </ActionButton>
          </form>
        </div>
      )}
    </aside>
  );
}
