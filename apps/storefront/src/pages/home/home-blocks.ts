import { buttonDefinition } from '@relab/toolkit/button';
import { cardDefinition } from '@relab/toolkit/card';
import { columnDefinition } from '@relab/toolkit/column';
import { overlapLayoutDefinition } from '@relab/toolkit/overlap-layout';
import type { Blocks } from '@relab/toolkit/page';
import { pageDataLayerDefinition } from '@relab/toolkit/page-data-layer';
import { paginatorDefinition } from '@relab/toolkit/paginator';
import { repeatingGridDefinition } from '@relab/toolkit/repeating-grid';
import { sectionDefinition } from '@relab/toolkit/section';
import { seoAssistantDefinition } from '@relab/toolkit/seo-assistant';
import { textBlockDefinition } from '@relab/toolkit/text-block';
import { tileDefinition } from '@relab/toolkit/tile';
import { viewChangeNotifierDefinition } from '@relab/toolkit/view-change';
import { categoryShortcutsDefinition } from '../../view/category-shortcuts.tsx';
import { definitionsIn } from '../../view/definitions-in.ts';
import { newestListingsDefinition } from '../../view/newest-listings.tsx';

/** What the home page is made of as it comes: a browser that comes back to it has no others. */
export const homeBlocks: Blocks = {
  button: buttonDefinition,
  card: cardDefinition,
  'category-shortcuts': categoryShortcutsDefinition,
  column: columnDefinition,
  'newest-listings': newestListingsDefinition,
  'overlap-layout': overlapLayoutDefinition,
  'page-data-layer': pageDataLayerDefinition,
  paginator: paginatorDefinition,
  'repeating-grid': repeatingGridDefinition,
  section: sectionDefinition,
  'seo-assistant': seoAssistantDefinition,
  'text-block': textBlockDefinition,
  tile: tileDefinition,
  'view-change-notifier': viewChangeNotifierDefinition,
};

/** Whether a browser can render a view; otherwise the server does. */
export const isHomeView = (view: unknown): boolean =>
  [...definitionsIn(view)].every((name) => name in homeBlocks);
