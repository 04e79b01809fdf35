import { defineBlock } from '../page/block.ts';
import { readText, text } from '../settings/kinds.ts';
import type { Setting } from '../settings/setting.ts';

/** HTML that its author answers for: pages hand it on with its expressions. */
const headTags: Setting<string> = { kind: 'html', read: readText };

/** What pages call it. */
export const SEO_ASSISTANT = 'seo-assistant';

/** S-035, C-032. */
export const seoAssistantSettings = {
  /** S-023: the record that the page shows; none unless said. */
  recordId: text(),
  pageTitle: text(),
  description: text(),
  customHeadTags: headTags,
};

/** For the hidden region of a page. It shows nothing: its settings are for the document's head, where `seoOf` reads them. */
export const seoAssistantDefinition = defineBlock({ settings: seoAssistantSettings, render: () => null });
