import { inertBody } from './inert-body.ts';

/** Elements that mark words; two spellings of one are one. */
const marks: Readonly<Record<string, string>> = {
  a: 'a',
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  s: 's',
  sub: 'sub',
  sup: 'sup',
  code: 'code',
};

const attributesOf = (element: Element): string =>
  [...element.attributes]
    .map(({ name, value }) => `${name}=${JSON.stringify(value)}`)
    .filter((one) => one !== 'colspan="1"' && one !== 'rowspan="1"')
    .sort()
    .join(' ');

interface Run {
  readonly marks: string;
  text: string;
}

/**
 * A normal form of HTML, in which two texts that read the same are equal: spaces as browsers show them, marks in one order,
 * `b` as `strong`. Anything else that differs (an element, an attribute, a word) makes it another.
 */
export function htmlOutline(html: string): string {
  const lines: string[] = [];
  let runs: Run[] = [];

  const add = (text: string, names: readonly string[]): void => {
    const key = [...new Set(names)].sort().join(',');
    const last = runs.at(-1);
    if (last?.marks === key) last.text += text;
    else runs.push({ marks: key, text });
  };
  const endRuns = (isPreformatted = false): void => {
    if (!isPreformatted) collapse(runs);
    for (const { marks: names, text } of runs)
      if (text !== '') lines.push(`${names}: ${JSON.stringify(text)}`);
    runs = [];
  };
  const visit = (node: Node, names: readonly string[], isPreformatted: boolean): void => {
    if (node.nodeType === Node.TEXT_NODE) {
      add(node.textContent ?? '', names);
      return;
    }
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    const element = node as Element;
    const name = element.localName;
    const mark = marks[name];
    if (name === 'img' || name === 'br') {
      add(`\uFFFC${name} ${attributesOf(element)}\uFFFC`, names);
      return;
    }
    if (mark !== undefined) {
      const isPlainAnchor = name === 'a' && !element.hasAttribute('href');
      const next = isPlainAnchor ? names : [...names, `${mark} ${attributesOf(element)}`];
      for (const child of element.childNodes) visit(child, next, isPreformatted);
      return;
    }
    endRuns(isPreformatted);
    lines.push(`<${name} ${attributesOf(element)}>`);
    const isPre = isPreformatted || name === 'pre';
    for (const child of element.childNodes) visit(child, names, isPre);
    endRuns(isPre);
    lines.push(`</${name}>`);
  };

  for (const child of inertBody(html).childNodes) visit(child, [], false);
  endRuns();
  return lines.join('\n');
}

/** As browsers show spaces: of several one, none at the ends of a block nor around a break. */
function collapse(runs: readonly Run[]): void {
  let isAfterSpace = true;
  for (const run of runs) {
    run.text = run.text.replace(/[ \t\r\n\f]+/g, ' ').replaceAll(/ ?(\uFFFCbr [^\uFFFC]*\uFFFC) ?/g, '$1');
    if (isAfterSpace) run.text = run.text.replace(/^ /, '');
    if (run.text !== '') isAfterSpace = / $|\uFFFCbr [^\uFFFC]*\uFFFC$/.test(run.text);
  }
  for (const run of runs.toReversed()) {
    run.text = run.text.replace(/ $/, '');
    if (run.text !== '') break;
  }
}
