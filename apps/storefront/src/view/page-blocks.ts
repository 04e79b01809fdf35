import { toolkitBlocks } from '@relab/toolkit/blocks';
import type { Blocks } from '@relab/toolkit/page';
import { categoryShortcutsDefinition } from './category-shortcuts.tsx';
import { newestListingsDefinition } from './newest-listings.tsx';

/** What authors may make pages of. Only the server has them all: browsers keep its markup. */
export const pageBlocks: Blocks = {
  ...toolkitBlocks,
  'category-shortcuts': categoryShortcutsDefinition,
  'newest-listings': newestListingsDefinition,
};
