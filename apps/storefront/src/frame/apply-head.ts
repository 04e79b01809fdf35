import { applyHeadTags } from '@relab/toolkit/head-tags';
import { headTags } from './head-tags.ts';
import type { Head } from './page.ts';
import type { SiteSettings } from './settings.ts';

/** C-112: brings the document's head in line with a page that was opened without loading it. */
export function applyHead(head: Head, settings: SiteSettings): void {
  applyHeadTags(headTags(head, settings));
}
