import type { MouseEvent } from 'react';
import type { CellPosition } from './cell-position.ts';

/** The element of a cell, as far as its row is in the document. */
export const cellAt = (grid: HTMLElement | null, { row, column }: CellPosition): HTMLElement | null =>
  grid?.querySelector(`[data-row="${row}"][data-column="${column}"]`) ?? null;

/**
 * Whether a click on a link to a telephone, a mail or another site does not follow it: the first of two clicks that edit a
 * cell would. With Ctrl, by touch and by Ctrl and Enter it is followed.
 */
export const isHeldBack = ({ ctrlKey, metaKey, nativeEvent }: MouseEvent, link: HTMLAnchorElement): boolean =>
  link.origin !== window.location.origin &&
  nativeEvent.isTrusted &&
  !(ctrlKey || metaKey) &&
  !(nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch');
