import { toolkitBlocks } from '@relab/toolkit/blocks';
import { PageBlocks } from '@relab/toolkit/page';
import { RepeatingGrid } from '@relab/toolkit/repeating-grid';
import { TextBlock } from '@relab/toolkit/text-block';
import { Tile } from '@relab/toolkit/tile';
import type { ReactNode } from 'react';
import '@relab/toolkit/theme';

export interface Guide {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
}

/** What a provider answers: guides from a place in its list. */
export const guides = (first: number, count: number): readonly Guide[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `guide-${first + index}`,
    title: `Guide ${first + index}`,
    excerpt: 'Five grades, what each of them promises, and what was tested before it was given.',
  }));

const placeholder = {
  url: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E',
  altText: '',
  width: 320,
  height: 180,
};

const components = [
  {
    definition: 'repeating-grid',
    attributes: { items: '{!guides.items}', numberOfColumns: 4, itemSpacing: 'medium', showPagination: true },
    regions: {
      item: [
        {
          definition: 'tile',
          attributes: { title: '{!Item.title}', image: placeholder },
          regions: { content: [{ definition: 'text-block', attributes: { text: '{!Item.excerpt}' } }] },
        },
      ],
    },
  },
];

export interface GridProps {
  readonly items: readonly Guide[];
}

/** As a page made as data. */
function GridOfView({ items }: GridProps): ReactNode {
  return <PageBlocks components={components} blocks={toolkitBlocks} data={{ guides: { items } }} />;
}

const renderGuide = ({ data }: { readonly data: Guide }): ReactNode => (
  <Tile title={data.title} image={placeholder}>
    <TextBlock text={data.excerpt} />
  </Tile>
);

const itemsOf = new WeakMap<Guide, { readonly id: string; readonly data: Guide }>();

function itemOf(guide: Guide): { readonly id: string; readonly data: Guide } {
  const item = itemsOf.get(guide) ?? { id: guide.id, data: guide };
  itemsOf.set(guide, item);
  return item;
}

/** As a page written in TSX. */
function GridOfComponents({ items }: GridProps): ReactNode {
  return (
    <RepeatingGrid
      items={items.map(itemOf)}
      renderItem={renderGuide}
      numberOfColumns={4}
      itemSpacing="medium"
      showPagination
    />
  );
}

export const grids = { view: GridOfView, components: GridOfComponents };
export type GridKind = keyof typeof grids;
