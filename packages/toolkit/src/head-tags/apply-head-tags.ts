import { HEAD_TAG_ATTRIBUTE, type HeadTag } from './head-tag.ts';

/**
 * C-112: takes out of the document's head what was put there before, by a server too, and puts these elements in. Answers what
 * takes them out again (C-113); the title, which a document cannot be without, becomes what it was.
 */
export function applyHeadTags(tags: readonly HeadTag[], page: Document = document): () => void {
  const { head, title: before } = page;
  for (const old of head.querySelectorAll(`[${HEAD_TAG_ATTRIBUTE}]`)) old.remove();
  let title: string | undefined;
  const made: Element[] = [];
  for (const { name, attributes, text } of tags) {
    if (name === 'title') {
      title = text ?? '';
      page.title = title;
      continue;
    }
    const element = page.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    element.setAttribute(HEAD_TAG_ATTRIBUTE, '');
    if (text !== undefined) element.textContent = text;
    made.push(element);
  }
  head.append(...made);
  return () => {
    for (const element of made) element.remove();
    if (title !== undefined && page.title === title) page.title = before;
  };
}
