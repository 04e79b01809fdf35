/** The place of an entry in a list of Word: `mso-list:l0 level2 lfo1`. */
const place = /mso-list:\s*l(\d+)\s+level(\d+)/i;

/** Of the marks in front of entries: `1.`, `a)`, `iv.`; all else is a bullet. */
const isNumber = /^\(?(?:\d+|[a-z]{1,4})[.)]/i;

interface Entry {
  readonly level: number;
  readonly tag: 'ul' | 'ol';
  readonly paragraph: Element;
}

function readEntry(paragraph: Element): Entry | undefined {
  const [, , level] = place.exec(paragraph.getAttribute('style') ?? '') ?? [];
  if (level === undefined) return undefined;
  const mark = paragraph.querySelector('span[style*="mso-list:Ignore" i], span[style*="mso-list: Ignore" i]');
  const words = (mark?.textContent ?? paragraph.textContent ?? '').trim();
  mark?.remove();
  return { level: Number(level), tag: isNumber.test(words) ? 'ol' : 'ul', paragraph };
}

/** Word writes a list entry as a paragraph with a level; here it becomes an entry of a list. */
export function nestWordLists(root: Element): void {
  const entries = [...root.querySelectorAll('p')].flatMap((paragraph) => readEntry(paragraph) ?? []);
  let lists: { readonly level: number; readonly list: Element }[] = [];
  let last: Element | undefined;
  for (const { level, tag, paragraph } of entries) {
    const isNext = last !== undefined && paragraph.previousElementSibling === last;
    if (!isNext) lists = [];
    while ((lists.at(-1)?.level ?? 0) > level) lists.pop();
    let open = lists.at(-1);
    if (open?.level === level && open.list.localName !== tag) {
      lists.pop();
      open = lists.at(-1);
    }
    if (!open || open.level < level) {
      const list = root.ownerDocument.createElement(tag);
      if (open) (open.list.lastElementChild ?? open.list).append(list);
      else paragraph.before(list);
      open = { level, list };
      lists.push(open);
    }
    const item = root.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.list.append(item);
    paragraph.remove();
    last = lists[0]?.list;
  }
}
