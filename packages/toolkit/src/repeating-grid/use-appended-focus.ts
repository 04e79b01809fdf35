import { type RefObject, useEffect, useRef } from 'react';
import { firstAppended, type GridItem } from './grid-items.ts';

/** The visitor is at work somewhere else on the page. Focus on nothing is what a press with a mouse may leave. */
function isElsewhere(grid: Element | null): boolean {
  const { activeElement: active, body } = document;
  return active !== null && active !== body && !grid?.contains(active);
}

/**
 * S-148, S-149: when items were appended, the first of them takes the focus, so that keyboard and screen reader go on where
 * the list goes on. It scrolls there smoothly if set, and if the visitor does not prefer reduced motion. Items that come while
 * the visitor is elsewhere, such as in a form, do not take the focus from there.
 */
export function useAppendedFocus(
  list: RefObject<HTMLElement | null>,
  items: readonly GridItem<unknown>[],
  isOn: boolean,
  isSmooth: boolean,
): void {
  const before = useRef(items);
  useEffect(() => {
    const first = firstAppended(before.current, items);
    before.current = items;
    const item = list.current?.children[first];
    if (!isOn || !(item instanceof HTMLElement) || isElsewhere(list.current?.parentElement ?? null)) return;
    item.focus({ preventScroll: isSmooth });
    if (!isSmooth) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    item.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'nearest' });
  }, [items, list, isOn, isSmooth]);
}
