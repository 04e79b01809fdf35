import { RichText } from '@relab/toolkit/rich-text';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** Shows rich text in an element as a page of this browser does. */
    showRichText?: (root: Element, content: string, allow: { tags: string[]; attributes: string[] }) => void;
  }
}

window.showRichText = (root, content, { tags, attributes }) => {
  const data = { Content: { title: content } };
  const text = createElement(RichText, { content, data, allowedTags: tags, allowedAttributes: attributes });
  flushSync(() => createRoot(root).render(text));
};
