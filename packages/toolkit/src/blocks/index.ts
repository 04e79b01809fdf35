import { backgroundImageBlockDefinition } from '../background-image-block/index.ts';
import { buttonDefinition } from '../button/index.ts';
import { buttonGroupDefinition } from '../button-group/index.ts';
import { cardDefinition } from '../card/index.ts';
import { columnDefinition } from '../column/index.ts';
import { flexibleBlockDefinition } from '../flexible-block/index.ts';
import { linkDefinition } from '../link/index.ts';
import { navigationMenuDefinition } from '../navigation-menu/index.ts';
import { overlapLayoutDefinition } from '../overlap-layout/index.ts';
import type { Blocks } from '../page/block.ts';
import { pageDataLayerDefinition } from '../page-data-layer/index.ts';
import { paginatorDefinition } from '../paginator/index.ts';
import { repeatingGridDefinition } from '../repeating-grid/index.ts';
import { responsiveImageDefinition } from '../responsive-image/index.ts';
import { responsiveWrapperDefinition } from '../responsive-wrapper/index.ts';
import { richTextDefinition } from '../rich-text/index.ts';
import { sectionDefinition } from '../section/index.ts';
import { seoAssistantDefinition } from '../seo-assistant/index.ts';
import { textBlockDefinition } from '../text-block/index.ts';
import { tileDefinition } from '../tile/index.ts';
import { twoColumnLayoutDefinition } from '../two-column-layout/index.ts';
import { videoContainerDefinition } from '../video-container/index.ts';
import { viewChangeNotifierDefinition } from '../view-change/index.ts';

/** Every block of the toolkit by the name that pages call it. A site whose pages use few of them names those few itself. */
export const toolkitBlocks = {
  'background-image-block': backgroundImageBlockDefinition,
  button: buttonDefinition,
  'button-group': buttonGroupDefinition,
  card: cardDefinition,
  column: columnDefinition,
  'flexible-block': flexibleBlockDefinition,
  link: linkDefinition,
  'navigation-menu': navigationMenuDefinition,
  'overlap-layout': overlapLayoutDefinition,
  paginator: paginatorDefinition,
  'page-data-layer': pageDataLayerDefinition,
  'repeating-grid': repeatingGridDefinition,
  'responsive-image': responsiveImageDefinition,
  'responsive-wrapper': responsiveWrapperDefinition,
  'rich-text': richTextDefinition,
  section: sectionDefinition,
  'seo-assistant': seoAssistantDefinition,
  'text-block': textBlockDefinition,
  tile: tileDefinition,
  'two-column-layout': twoColumnLayoutDefinition,
  'video-container': videoContainerDefinition,
  'view-change-notifier': viewChangeNotifierDefinition,
} satisfies Blocks;
