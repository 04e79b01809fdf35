import { escapeText } from '../rich-text/character-references.ts';
import { HEAD_TAG_ATTRIBUTE, type HeadTag } from './head-tag.ts';

function write({ name, attributes, text = '' }: HeadTag): string {
  // C-152.
  if (name === 'title') return `<title>${escapeText(text)}</title>`;
  // C-153.
  const written = Object.entries(attributes).map(
    ([attribute, value]) => ` ${attribute}="${escapeText(value)}"`,
  );
  const start = `<${name}${written.join('')} ${HEAD_TAG_ATTRIBUTE}>`;
  // In JSON a `<` stands in texts alone, where it may be written so: nothing in there ends the script.
  return name === 'script' ? `${start}${text.replaceAll('<', '\\u003c')}</script>` : start;
}

/** The elements as HTML, for a server to write; `applyHeadTags` knows them again by their mark. */
export function writeHeadTags(tags: readonly HeadTag[]): string {
  return tags.map(write).join('');
}
