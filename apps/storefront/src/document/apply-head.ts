import type { Head } from '@relab/pages';
import { applyHeadTags } from '@relab/toolkit/head-tags';
import type { SiteSettings } from '../site-settings.ts';
import { headTags } from './head-tags.ts';

/** C-112: brings the document's head in line with a page that was opened without loading it. */
export function applyHead(head: Head, settings: SiteSettings): void {
  applyHeadTags(headTags(head, settings));
}
