import type { Place } from './place.ts';

/** Where something is dropped: beside a component, or into a region that is empty. */
export type DropTarget =
  | { readonly kind: 'beside'; readonly place: Place; readonly isAfter: boolean }
  | { readonly kind: 'inside'; readonly region: Place };

const isMark = (node: Node): node is HTMLElement =>
  node.nodeName === 'TEMPLATE' && ('block' in (node as HTMLElement).dataset || isEnd(node));
const isEnd = (node: Node): boolean => 'blockEnd' in (node as HTMLElement).dataset;

/** The mark that an element stands behind: the innermost block around it. */
function markOf(element: Element): HTMLElement | undefined {
  for (let around: Element | null = element; around; around = around.parentElement) {
    let ends = 0;
    for (let node = around.previousSibling; node; node = node.previousSibling) {
      if (!isMark(node)) continue;
      if (isEnd(node)) ends++;
      else if (ends === 0) return node;
      else ends--;
    }
  }
  return undefined;
}

/** What stands between a mark and its end. */
function nodesBehind(mark: HTMLElement): readonly Node[] {
  const nodes: Node[] = [];
  let ends = 0;
  for (let node = mark.nextSibling; node; node = node.nextSibling) {
    if (isMark(node)) {
      if (!isEnd(node)) ends++;
      else if (ends-- === 0) break;
    }
    nodes.push(node);
  }
  return nodes;
}

function boxOfMark(mark: HTMLElement): DOMRect {
  const range = mark.ownerDocument.createRange();
  range.setStartAfter(mark);
  range.setEndAfter(nodesBehind(mark).at(-1) ?? mark);
  return range.getBoundingClientRect();
}

/** The innermost block around an element, and its text. */
export function blockAround(element: Element): { readonly place: Place; readonly text: string } | undefined {
  const mark = markOf(element);
  const place = mark?.dataset.block;
  if (!mark || place === undefined) return undefined;
  const text = nodesBehind(mark).map(({ textContent }) => textContent ?? '');
  return { place, text: text.join('').trim() };
}

/** The box of a block on the page, in the page's px; the first one of a block that is repeated. */
export function boxOf(page: Document, place: Place): DOMRect | undefined {
  const mark = page.querySelector<HTMLElement>(`template[data-block="${CSS.escape(place)}"]`);
  return mark ? boxOfMark(mark) : undefined;
}

/** The block at a point of the page. */
export function placeAt(page: Document, x: number, y: number): Place | undefined {
  const element = page.elementFromPoint(x, y);
  return element ? markOf(element)?.dataset.block : undefined;
}

/** Where something that is dropped at a point would go. */
export function dropTargetAt(page: Document, x: number, y: number): DropTarget | undefined {
  const element = page.elementFromPoint(x, y);
  const region = element?.closest<HTMLElement>('[data-empty]')?.dataset.empty;
  if (region !== undefined) return { kind: 'inside', region };
  const mark = element ? markOf(element) : undefined;
  if (!mark?.dataset.block) return undefined;
  const { top, height } = boxOfMark(mark);
  return { kind: 'beside', place: mark.dataset.block, isAfter: y > top + height / 2 };
}

/** The boxes of some blocks, of those that take room on the page; read in one go, since pages have thousands of marks. */
export function boxesOf(page: Document, places: ReadonlySet<Place>): ReadonlyMap<Place, DOMRect> {
  const boxes = new Map<Place, DOMRect>();
  for (const mark of page.querySelectorAll<HTMLElement>('template[data-block]')) {
    const place = mark.dataset.block ?? '';
    if (!places.has(place) || boxes.has(place)) continue;
    const box = boxOfMark(mark);
    if (box.width > 0 && box.height > 0) boxes.set(place, box);
  }
  return boxes;
}
