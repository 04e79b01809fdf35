import { backgroundImageBlock } from './background-image-block.ts';
import { button } from './button.ts';
import { buttonGroup } from './button-group.ts';
import { card } from './card.ts';
import { columnPage } from './column.ts';
import type { BlockPage } from './example.ts';
import { flexibleBlock } from './flexible-block.ts';
import { pageDataLayer, seoAssistant, viewChangeNotifier } from './hidden-blocks.ts';
import { link } from './link.ts';
import { navigationMenu } from './navigation-menu.ts';
import { overlapLayout } from './overlap-layout.ts';
import { paginator } from './paginator.ts';
import { repeatingGrid } from './repeating-grid.ts';
import { responsiveImage } from './responsive-image.ts';
import { responsiveWrapper } from './responsive-wrapper.ts';
import { richText } from './rich-text.ts';
import { section } from './section.ts';
import { textBlock } from './text-block.ts';
import { tilePage } from './tile.ts';
import { twoColumnLayout } from './two-column-layout.ts';
import { videoContainer } from './video-container.ts';

export type { BlockExample, BlockPage, ExampleHeading } from './example.ts';

/** What the gallery shows of each block of pages, by the block's name. */
export const blockPages: Readonly<Record<string, BlockPage>> = {
  'background-image-block': backgroundImageBlock,
  button,
  'button-group': buttonGroup,
  card,
  column: columnPage,
  'flexible-block': flexibleBlock,
  link,
  'navigation-menu': navigationMenu,
  'overlap-layout': overlapLayout,
  'page-data-layer': pageDataLayer,
  paginator,
  'repeating-grid': repeatingGrid,
  'responsive-image': responsiveImage,
  'responsive-wrapper': responsiveWrapper,
  'rich-text': richText,
  section,
  'seo-assistant': seoAssistant,
  'text-block': textBlock,
  tile: tilePage,
  'two-column-layout': twoColumnLayout,
  'video-container': videoContainer,
  'view-change-notifier': viewChangeNotifier,
};
