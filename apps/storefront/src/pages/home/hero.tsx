import type { Content } from '@relab/contract/content';
import { Button } from '@relab/toolkit/button';
import { Column } from '@relab/toolkit/column';
import { OverlapLayout } from '@relab/toolkit/overlap-layout';
import { Section } from '@relab/toolkit/section';
import { TextBlock } from '@relab/toolkit/text-block';
import type { ReactNode } from 'react';
import type { SiteSettings } from '../../frame/settings.ts';
import { bodyImage } from '../../listing/body-image.ts';

export interface HeroProps {
  readonly content: Content | null;
  readonly settings: SiteSettings;
  readonly total: number | undefined;
}

/** S-025 to S-028, S-053 to S-056, S-061. */
export function Hero({ content, settings, total }: HeroProps): ReactNode {
  const { id, urlName } = settings.marketplaceCategory;
  const excerpt = content?.contentBody.excerpt;
  return (
    <Section width="full">
      <Column width={12}>
        <OverlapLayout
          imageLocation="top"
          height={301}
          overlapSize={65}
          contentWidth={50}
          contentBackgroundColor="var(--color-panel)"
          backgroundColor="var(--color-stage)"
          overlayColor="var(--color-overlay)"
          imageInfo={bodyImage(content?.contentBody.bannerImage)}
          sizes="100vw"
          priority
          singleButtonAlignment="center"
          buttonGroupWidth={50}
          primaryButton={
            <Button
              text="Browse all"
              assistiveText={total ? `${total.toLocaleString('en-US')} listings` : 'equipment'}
              size="large"
              stretch
              link={{
                pageReference: {
                  type: 'standard__recordPage',
                  attributes: {
                    objectApiName: 'ProductCategory',
                    recordId: id,
                    urlName,
                    actionName: 'view',
                  },
                },
              }}
            />
          }
        >
          <TextBlock
            text={`Discover ${settings.siteName} Marketplace`}
            level={1}
            size="x-large"
            alignment="center"
            bold
          />
          {excerpt && <TextBlock text={excerpt} alignment="center" />}
        </OverlapLayout>
      </Column>
    </Section>
  );
}
