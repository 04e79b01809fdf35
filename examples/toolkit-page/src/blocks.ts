import { buttonDefinition } from '@relab/toolkit/button';
import { columnDefinition } from '@relab/toolkit/column';
import type { Blocks } from '@relab/toolkit/page';
import { repeatingGridDefinition } from '@relab/toolkit/repeating-grid';
import { sectionDefinition } from '@relab/toolkit/section';
import { textBlockDefinition } from '@relab/toolkit/text-block';
import '@relab/toolkit/theme.css';
import '@relab/toolkit/button.css';
import '@relab/toolkit/column.css';
import '@relab/toolkit/repeating-grid.css';
import '@relab/toolkit/section.css';
import '@relab/toolkit/text-block.css';

/** The five blocks that pages here may have: no other one's code or style is in the bundle. */
export const blocks = {
  button: buttonDefinition,
  column: columnDefinition,
  'repeating-grid': repeatingGridDefinition,
  section: sectionDefinition,
  'text-block': textBlockDefinition,
} satisfies Blocks;
