import type { ContentCollectionItems } from '@relab/contract/content';
import { Button } from '@relab/toolkit/button';
import { Column } from '@relab/toolkit/column';
import type { LinkInfo } from '@relab/toolkit/link';
import { DynamicPaginator } from '@relab/toolkit/paginator';
import { RepeatingGrid } from '@relab/toolkit/repeating-grid';
import { Section } from '@relab/toolkit/section';
import { Tile } from '@relab/toolkit/tile';
import type { ReactNode } from 'react';
import { bodyImage } from '../../listing/body-image.ts';
import css from './home.module.css';

type Item = ContentCollectionItems['items'][number];

/** Learn More leads to the content item, Contact Us to the contact page. */
const detailLink = ({ id, urlName, contentType }: Item): LinkInfo => ({
  pageReference: {
    type: 'standard__managedContentPage',
    attributes: { contentTypeName: contentType.name, contentKey: urlName ?? id },
  },
});

const contactLink: LinkInfo = {
  pageReference: { type: 'comm__namedPage', attributes: { name: 'Contact_Support' } },
};

/** S-031 to S-034, S-046 to S-052: four tiles filled from content, their buttons hidden, the paginator not shown. */
export function ContentGrid({ items }: { readonly items: readonly Item[] }): ReactNode {
  if (items.length === 0) return null;
  return (
    <Section spacing="medium" labelledBy="know-heading">
      <Column width={12}>
        <div className={css.heading}>
          <h2 id="know-heading">Before you buy</h2>
        </div>
        <RepeatingGrid
          numberOfColumns={4}
          itemSpacing="medium"
          showPagination={false}
          paginator={<DynamicPaginator variant="show-more" attributes={{ label: 'Show More' }} />}
          label="Before you buy"
          items={items.map((item) => ({ id: item.id, data: item, ariaLabel: item.name }))}
          renderItem={({ data: item }) => {
            const { title, excerpt, bannerImage } = item.body.contentBody;
            return (
              <Tile
                title={title ?? item.name}
                height={325}
                imageHeight={60}
                image={bodyImage(bannerImage)}
                sizes="(width < 48em) 92vw, (width < 64em) 45vw, 19rem"
                link={detailLink(item)}
                showButtons={false}
                buttonGroupWidth={75}
                buttonGroupHeight={45}
                primaryButton={<Button text="Learn More" link={detailLink(item)} />}
                secondaryButton={<Button text="Contact Us" type="secondary" link={contactLink} />}
              >
                {excerpt}
              </Tile>
            );
          }}
        />
      </Column>
    </Section>
  );
}
