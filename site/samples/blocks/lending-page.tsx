import { buttonDefinition } from '@relab/toolkit/button';
import { PageBlocks, type PageView } from '@relab/toolkit/page';
import { repeatingGridDefinition } from '@relab/toolkit/repeating-grid';
import { sectionDefinition } from '@relab/toolkit/section';
import { textBlockDefinition } from '@relab/toolkit/text-block';
import { tileDefinition } from '@relab/toolkit/tile';
import '@relab/toolkit/theme';
import type { ReactNode } from 'react';
import { dueDateDefinition } from './due-date.tsx';

// #region page
/** The blocks that the page uses, and no others: the bundle has the bytes of these alone. */
export const blocks = {
  section: sectionDefinition,
  'text-block': textBlockDefinition,
  'repeating-grid': repeatingGridDefinition,
  tile: tileDefinition,
  button: buttonDefinition,
  'due-date': dueDateDefinition,
};

interface LendingPageProps {
  readonly view: PageView;
  readonly stock: readonly { readonly id: string; readonly name: string; readonly due: string }[];
}

export function LendingPage({ view, stock }: LendingPageProps): ReactNode {
  return (
    <PageBlocks
      components={view.regions.content ?? []}
      blocks={blocks}
      data={{ group: 'an instrument', stock }}
    />
  );
}
// #endregion page
