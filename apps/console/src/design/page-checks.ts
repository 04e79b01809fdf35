import { type ContentFinding, lengthFindings } from '../content-panels/content-checks.ts';
import { elementFindings } from '../content-panels/rich-text-checks.ts';
import { blockAround } from './marked-page.ts';
import { definitionOf, type OutlineRow } from './outline.ts';
import type { PageDescription } from './page-description.ts';
import type { Place } from './place.ts';

/** What could be better on a page of blocks. */
export interface PageFinding {
  readonly finding: ContentFinding;
  /** The block that it is in; undefined where something is missing. */
  readonly place: Place | undefined;
}

const searchBlock = 'seo-assistant';

/**
 * The checks of texts, of the page as the site renders it: whatever its blocks make of their settings and data. A block that is
 * repeated is named once.
 */
export function pageFindings(
  page: Document,
  { head }: Pick<PageDescription, 'head'>,
  title: string,
  rows: readonly OutlineRow[],
): readonly PageFinding[] {
  const main = page.querySelector('main');
  if (!main) return [];
  const search = rows.find(({ component }) => definitionOf(component) === searchBlock)?.place;
  const lengths = lengthFindings(head.title || title, head.description);
  const found: readonly PageFinding[] = [
    ...elementFindings(main, true).map(({ finding, element }) => ({
      finding,
      place: element && blockAround(element)?.place,
    })),
    ...silentPictures(main),
    ...lengths.title.map((finding) => ({ finding, place: search })),
    ...(head.description === '' ? [{ finding: { kind: 'descriptionMissing' }, place: search } as const] : []),
    ...lengths.description.map((finding) => ({ finding, place: search })),
  ];
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

/** Pictures that stand for themselves, and say nothing. Those beside or behind words may decorate them. */
const silentPictures = (main: Element): readonly PageFinding[] =>
  [...main.querySelectorAll('img[alt=""]')].flatMap((image) => {
    const block = blockAround(image);
    return block?.text === '' ? [{ finding: { kind: 'imageSilent' }, place: block.place } as const] : [];
  });
