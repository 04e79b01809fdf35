import { inertBody } from '../rich-text/inert-body.ts';

/** What a text or a page has that readers with a screen reader, or search engines, stumble over. */
export type TextFinding =
  | {
      readonly kind:
        | 'headingOne'
        | 'headingOneAgain'
        | 'headingOneMissing'
        | 'headingEmpty'
        | 'imageWithoutAlt'
        | 'linkEmpty'
        | 'tableWithoutHead';
    }
  | { readonly kind: 'headingSkipped'; readonly text: string; readonly from: number; readonly to: number }
  | { readonly kind: 'linkVague' | 'linkIsAddress' | 'linkTwice'; readonly text: string };

/** A finding, and what it is about. */
export interface ElementFinding {
  readonly finding: TextFinding;
  /** Undefined where something is missing. */
  readonly element: Element | undefined;
}

/** Words that say nothing of where a link leads, in the languages that authors here write. */
const vague: ReadonlySet<string> = new Set([
  ...[
    'click here',
    'here',
    'more',
    'read more',
    'learn more',
    'this',
    'this page',
    'link',
    'details',
    'continue',
  ],
  ...[
    'hier',
    'klicken sie hier',
    'hier klicken',
    'mehr',
    'mehr lesen',
    'weiterlesen',
    'mehr erfahren',
    'weiter',
  ],
]);

const textOf = (element: Element): string => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** A picture inside is represented by its alternative text, as for screen readers. */
const nameOf = (link: Element): string =>
  [textOf(link), ...[...link.querySelectorAll('img')].map((image) => image.getAttribute('alt') ?? '')]
    .join(' ')
    .trim();

function headings(body: Element, isPage: boolean): readonly ElementFinding[] {
  const findings: ElementFinding[] = [];
  // Of a text the title of the content is the first heading; a page has it itself.
  let hasTitle = !isPage;
  let before = 1;
  for (const element of body.querySelectorAll('h1,h2,h3,h4,h5,h6')) {
    const level = Number(element.tagName[1]);
    const text = textOf(element);
    const find = (finding: TextFinding): void => void findings.push({ finding, element });
    if (text === '') find({ kind: 'headingEmpty' });
    if (level > before + 1) find({ kind: 'headingSkipped', text, from: before, to: level });
    if (level === 1) {
      if (hasTitle) find({ kind: isPage ? 'headingOneAgain' : 'headingOne' });
      hasTitle = true;
    }
    before = level;
  }
  return hasTitle ? findings : [{ finding: { kind: 'headingOneMissing' }, element: undefined }, ...findings];
}

function links(body: Element): readonly ElementFinding[] {
  const findings: ElementFinding[] = [];
  const targets = new Map<string, string>();
  for (const link of body.querySelectorAll('a[href]')) {
    const text = nameOf(link);
    const find = (finding: TextFinding): void => void findings.push({ finding, element: link });
    const href = link.getAttribute('href') ?? '';
    const words = text.toLocaleLowerCase().replaceAll(/[.…:!>»›\s]+$/g, '');
    if (text === '') find({ kind: 'linkEmpty' });
    else if (vague.has(words)) find({ kind: 'linkVague', text });
    else if (/^(?:https?:\/\/|www\.)\S+$/i.test(text)) find({ kind: 'linkIsAddress', text });
    else if ((targets.get(words) ?? href) !== href) find({ kind: 'linkTwice', text });
    targets.set(words, targets.get(words) ?? href);
  }
  return findings;
}

/** What is found in a rich text, in the order of its kinds. Nothing of it is run or loaded. */
export const richTextFindings = (html: string): readonly TextFinding[] =>
  elementFindings(inertBody(html), false).map(({ finding }) => finding);

/** The same of a text or of a whole page, each with what it is about. */
export function elementFindings(body: Element, isPage: boolean): readonly ElementFinding[] {
  const images = [...body.querySelectorAll('img')].filter((image) => !image.hasAttribute('alt'));
  const tables = [...body.querySelectorAll('table')].filter((table) => !table.querySelector('th'));
  return [
    ...headings(body, isPage),
    ...images.map((element): ElementFinding => ({ finding: { kind: 'imageWithoutAlt' }, element })),
    ...links(body),
    ...tables.map((element): ElementFinding => ({ finding: { kind: 'tableWithoutHead' }, element })),
  ];
}
