import { type RefObject, useEffect, useRef } from 'react';
import { firstAppended } from './grid-items.ts';

/**
 * S-148, S-149: when items were appended, the first of them takes the focus, so that keyboard and screen reader go on where
 * the list goes on. It scrolls smoothly there if asked, and if the visitor has not asked for less motion.
 */
export function useAppendedFocus(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  isOn: boolean,
  isSmooth: boolean,
): void {
  const before = useRef(ids);
  useEffect(() => {
    const first = firstAppended(before.current, ids);
    before.current = ids;
    const item = list.current?.children[first];
    if (!isOn || !(item instanceof HTMLElement)) return;
    item.focus({ preventScroll: isSmooth });
    if (!isSmooth) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    item.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'nearest' });
  });
}
