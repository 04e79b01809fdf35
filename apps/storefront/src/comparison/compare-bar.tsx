import { ActionButton, buttonClass } from '@relab/toolkit/button';
import { useNavigation } from '@relab/toolkit/navigation';
import type { ReactNode } from 'react';
import { hrefOf } from '../href.ts';
import { routes } from '../routes.ts';
import css from './compare-bar.module.css';
import { useComparison } from './comparison-provider.tsx';
import { maxCompared } from './comparison-storage.ts';
import * as texts from './texts.ts';

/** The number of chosen listings, with a link to the comparison; hidden while there are none. */
export function CompareBar({ url }: { readonly url: URL }): ReactNode {
  const { ids, isRefused, clear } = useComparison();
  const { current } = useNavigation();
  const isShown = ids.length > 0 && url.pathname !== hrefOf(routes.compare);
  return (
    <aside className={css.bar} aria-label={texts.comparison} data-shown={isShown || undefined}>
      <p role="status">
        {isShown &&
          (isRefused ? texts.limitReached(maxCompared) : texts.selectedCount(ids.length, maxCompared))}
      </p>
      {isShown && (
        <div className={css.actions}>
          <a className={buttonClass('primary')} href={hrefOf(routes.compare, undefined, { ids: ids.join() })}>
            {texts.compare}
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
              {texts.clear}
              <span className="visually-hidden">{texts.clearObject}</span>
            </ActionButton>
          </form>
        </div>
      )}
    </aside>
  );
}
