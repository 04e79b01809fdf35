import { isSafePicture } from './address.ts';
import { inertBody } from './inert-body.ts';
import { prepareDom } from './prepare-dom.ts';
import { nestWordLists } from './word-lists.ts';

export interface CleanPaste {
  readonly html: string;
  /** Pictures that were left out: they come from another program or site, and the library has its own. */
  readonly omittedPictures: number;
}

function rename(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

const styleOf = (element: Element): string => (element.getAttribute('style') ?? '').toLowerCase();

/** Styles of other programs, by the element that means the same here. */
const styledMarks: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/(?:^|[;\s])font-weight:\s*(?:bold|[6-9]00)/, 'strong'],
  [/font-style:\s*italic/, 'em'],
  [/text-decoration[^;]*:[^;]*underline/, 'u'],
  [/text-decoration[^;]*:[^;]*line-through/, 's'],
  [/vertical-align:\s*super/, 'sup'],
  [/vertical-align:\s*sub/, 'sub'],
];

/** `<b style="font-weight:normal">` stands around all that is copied from Google Docs. */
const isPlainBold = (element: Element): boolean =>
  /^(?:b|strong)$/.test(element.localName) &&
  /(?:^|[;\s])font-weight:\s*(?:normal|400)/.test(styleOf(element));

function markByStyle(root: Element): void {
  for (const bold of root.querySelectorAll('b, strong')) if (isPlainBold(bold)) unwrap(bold);
  for (const span of root.querySelectorAll('span, font')) {
    const style = styleOf(span);
    // A link is underlined by itself.
    const isLink = span.closest('a') !== null || span.querySelector('a') !== null;
    for (const [pattern, name] of styledMarks) {
      if (!pattern.test(style) || (name === 'u' && isLink)) continue;
      const mark = root.ownerDocument.createElement(name);
      mark.append(...span.childNodes);
      span.append(mark);
    }
    unwrap(span);
  }
}

const blockNames = 'p, ul, ol, dl, h1, h2, h3, h4, h5, h6, blockquote, figure, pre, table, hr, div';

function mapBlocks(root: Element): void {
  for (const title of root.querySelectorAll('h1, p.MsoTitle')) rename(title, 'h2');
  for (const low of root.querySelectorAll('h5, h6')) rename(low, 'h4');
  for (const [from, to] of [
    ['strike, del', 's'],
    ['ins', 'u'],
    ['kbd, samp, tt', 'code'],
  ] as const)
    for (const element of root.querySelectorAll(from)) rename(element, to);
  // Innermost first, so that one around another is left without words of its own.
  for (const box of [
    ...root.querySelectorAll('div, section, article, main, header, footer, center'),
  ].reverse())
    if (box.querySelector(blockNames)) unwrap(box);
    else rename(box, 'p');
}

/** One paragraph alone in an entry or a cell is a line. */
function unwrapOnlyParagraphs(root: Element): void {
  for (const part of root.querySelectorAll('li, td, th')) {
    const paragraphs = [...part.children].filter(({ localName }) => localName === 'p');
    const [only] = paragraphs;
    const others = [...part.children].filter(
      (child) => child !== only && !/^(?:ul|ol)$/.test(child.localName),
    );
    if (only && paragraphs.length === 1 && others.length === 0) unwrap(only);
  }
}

/** Lists of Google Docs stand beside the entry that they belong to. */
function moveListsIntoEntries(root: Element): void {
  for (const list of root.querySelectorAll(':is(ul, ol) > :is(ul, ol)'))
    list.previousElementSibling?.append(list);
}

/** Google Docs leads to its own address first. */
function straightenLinks(root: Element): void {
  for (const link of root.querySelectorAll('a[href^="https://www.google.com/url?"]')) {
    const target = new URL(link.getAttribute('href') ?? '').searchParams.get('q');
    if (target) link.setAttribute('href', target);
  }
}

function dropPictures(root: Element): number {
  const foreign = [...root.querySelectorAll('img')].filter(
    (picture) => !isSafePicture(picture.getAttribute('src') ?? ''),
  );
  for (const picture of foreign) picture.remove();
  return foreign.length;
}

function dropComments(root: Element): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const comments: Comment[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as Comment);
  for (const comment of comments) comment.remove();
}

const foreign =
  'script, style, meta, link, title, base, xml, noscript, template, iframe, object, embed, svg, math, form, input, button, select, textarea, video, audio, canvas';

/** HTML of the clipboard, in the editor's own vocabulary. */
export function cleanPaste(html: string): CleanPaste {
  const root = inertBody(html);
  // From here: the schema reads its own words, and takes no others.
  if (root.querySelector('[data-pm-slice]')) return { html: root.innerHTML, omittedPictures: 0 };
  for (const element of root.querySelectorAll(foreign)) element.remove();
  nestWordLists(root);
  dropComments(root);
  for (const element of [...root.querySelectorAll('*')]) if (element.localName.includes(':')) unwrap(element);
  markByStyle(root);
  mapBlocks(root);
  moveListsIntoEntries(root);
  unwrapOnlyParagraphs(root);
  straightenLinks(root);
  const omittedPictures = dropPictures(root);
  for (const paragraph of root.querySelectorAll('p'))
    if (!/\S/.test(paragraph.textContent ?? '') && !paragraph.querySelector('img')) paragraph.remove();
  prepareDom(root, { isDocument: false });
  return { html: root.innerHTML, omittedPictures };
}
