import { inertBody } from '../rich-text/inert-body.ts';

/** What a text has that readers with a screen reader, or search engines, stumble over. */
export type TextFinding =
  | { readonly kind: 'headingOne' | 'headingEmpty' | 'imageWithoutAlt' | 'linkEmpty' | 'tableWithoutHead' }
  | { readonly kind: 'headingSkipped'; readonly text: string; readonly from: number; readonly to: number }
  | { readonly kind: 'linkVague' | 'linkIsAddress' | 'linkTwice'; readonly text: string };

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

/** What a picture inside says stands for it, as it does for who hears the page. */
const nameOf = (link: Element): string =>
  [textOf(link), ...[...link.querySelectorAll('img')].map((image) => image.getAttribute('alt') ?? '')]
    .join(' ')
    .trim();

function headings(body: Element): readonly TextFinding[] {
  const findings: TextFinding[] = [];
  // The title of the content is the first heading of its page.
  let before = 1;
  for (const heading of body.querySelectorAll('h1,h2,h3,h4,h5,h6')) {
    const level = Number(heading.tagName[1]);
    const text = textOf(heading);
    if (text === '') findings.push({ kind: 'headingEmpty' });
    if (level === 1) findings.push({ kind: 'headingOne' });
    else if (level > before + 1) findings.push({ kind: 'headingSkipped', text, from: before, to: level });
    before = level;
  }
  return findings;
}

function links(body: Element): readonly TextFinding[] {
  const findings: TextFinding[] = [];
  const targets = new Map<string, string>();
  for (const link of body.querySelectorAll('a[href]')) {
    const text = nameOf(link);
    const href = link.getAttribute('href') ?? '';
    const words = text.toLocaleLowerCase().replaceAll(/[.…:!>»›\s]+$/g, '');
    if (text === '') findings.push({ kind: 'linkEmpty' });
    else if (vague.has(words)) findings.push({ kind: 'linkVague', text });
    else if (/^(?:https?:\/\/|www\.)\S+$/i.test(text)) findings.push({ kind: 'linkIsAddress', text });
    else if ((targets.get(words) ?? href) !== href) findings.push({ kind: 'linkTwice', text });
    targets.set(words, targets.get(words) ?? href);
  }
  return findings;
}

/** What is found in a rich text, in the order of its kinds. Nothing of it is run or loaded. */
export function richTextFindings(html: string): readonly TextFinding[] {
  const body = inertBody(html);
  const images = [...body.querySelectorAll('img')].filter((image) => !image.hasAttribute('alt'));
  const tables = [...body.querySelectorAll('table')].filter((table) => !table.querySelector('th'));
  return [
    ...headings(body),
    ...images.map((): TextFinding => ({ kind: 'imageWithoutAlt' })),
    ...links(body),
    ...tables.map((): TextFinding => ({ kind: 'tableWithoutHead' })),
  ];
}
