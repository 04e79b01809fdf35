import { useRelatedListsCount, useRelatedListsInfo } from '@relab/react/records';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import css from './related-list.module.css';
import { RelatedList } from './related-list.tsx';
import * as texts from './texts.ts';

export interface RelatedListsProps {
  readonly parent: { readonly id: string; readonly apiName: string; readonly name: string };
  readonly recordTypeId: string;
}

/** Counting ends here: beyond it a badge shows "20+". */
const maxCount = 20;

/** "12", or "20+" where the server stopped counting. */
const badge = (count: number, hasMore: boolean): string => (hasMore ? `${count}+` : String(count));

/** All lists of a record: what is in them is read once they come into sight, those with something in them first. */
export function RelatedLists({ parent, recordTypeId }: RelatedListsProps): ReactNode {
  const { data } = useRelatedListsInfo({ parentObjectApiName: parent.apiName, recordTypeId });
  const names = data?.relatedLists.map(({ relatedListId }) => relatedListId) ?? [];
  const { data: counts } = useRelatedListsCount(
    names.length > 0 ? { parentRecordId: parent.id, relatedListNames: names, maxCount } : null,
  );
  if (!data) return null;
  if (names.length === 0) return <p className="soft">{texts.noLists}</p>;
  const lists = data.relatedLists.map((list, index) => {
    const result = counts?.results[index]?.result;
    const counted = result && 'count' in result ? (result as { count: number; hasMore: boolean }) : undefined;
    return { ...list, counted };
  });
  const filled = lists.filter(({ counted }) => counted && counted.count > 0);
  const empty = lists.filter(({ counted }) => !counted || counted.count === 0);
  return (
    <div className={css.lists}>
      {[...filled, ...empty].map(({ relatedListId, label, counted }) => (
        <InSight key={relatedListId}>
          <RelatedList
            parent={parent}
            relatedListId={relatedListId}
            recordTypeId={recordTypeId}
            label={label}
            count={counted && badge(counted.count, counted.hasMore)}
          />
        </InSight>
      ))}
    </div>
  );
}

/** Renders what is inside once its place is near the window. */
function InSight({ children }: { readonly children: ReactNode }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (isSeen || !current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '200px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isSeen]);
  return isSeen ? children : <div ref={place} className={css.waiting} />;
}
