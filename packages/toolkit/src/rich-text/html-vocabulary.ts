const words = (text: string): readonly string[] => text.split(' ');

/** The rules for an element that rich text can contain. */
export interface ElementRule {
  readonly isBlock: boolean;
  /** Open elements that end where it begins, looked for from the innermost up to one of `within`. */
  readonly ends: readonly string[];
  readonly within: readonly string[];
  /** What it may stand in; in everything but the rows of a table where nothing is said. */
  readonly parents?: readonly string[] | undefined;
}

const cells = 'table td th caption';

const rule = (isBlock: boolean, ends: string, within = cells, parents?: string): ElementRule => ({
  isBlock,
  ends: words(ends),
  within: words(within),
  parents: parents === undefined ? undefined : words(parents),
});

const phrase = rule(false, '');
const block = rule(true, 'p');
const heading = rule(true, 'p h1 h2 h3 h4 h5 h6');
const term = rule(true, 'p dt dd', `${cells} dl`, 'dl');
const rows = rule(true, 'caption thead tbody tfoot tr', 'table', 'table');
const cell = rule(true, 'td th', 'table', 'tr');

const each = (names: string, one: ElementRule): readonly (readonly [string, ElementRule])[] =>
  words(names).map((name) => [name, one]);

/**
 * All elements that rich text can hold. Nothing that runs, loads, styles, submits or frames stands here, and no setting adds
 * to it.
 */
export const elements: ReadonlyMap<string, ElementRule> = new Map([
  ...each('abbr b br cite code del em i img ins kbd mark q s samp small span strong sub sup u wbr', phrase),
  ...each('p div ul ol dl blockquote pre hr figure figcaption table', block),
  ...each('h1 h2 h3 h4 h5 h6', heading),
  ...each('dt dd', term),
  ...each('caption thead tbody tfoot', rows),
  ...each('td th', cell),
  ['a', rule(false, 'a')],
  ['li', rule(true, 'p li', `${cells} ul ol`, 'ul ol')],
  ['tr', rule(true, 'caption tr', 'table', 'table thead tbody tfoot')],
]);

/** Elements that hold nothing. */
export const voidElements: readonly string[] = words('br hr img wbr');

/** Elements that hold rows and cells and nothing else. */
export const tableParts: readonly string[] = words('table thead tbody tfoot tr');
