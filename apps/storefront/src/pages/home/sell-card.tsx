import type { Content } from '@relab/contract/content';
import { Button } from '@relab/toolkit/button';
import { Card } from '@relab/toolkit/card';
import { Column } from '@relab/toolkit/column';
import { webPage } from '@relab/toolkit/link';
import { Section } from '@relab/toolkit/section';
import { TextBlock } from '@relab/toolkit/text-block';
import type { ReactNode } from 'react';
import type { SiteSettings } from '../../frame/settings.ts';
import { bodyImage } from '../../listing/body-image.ts';

export interface SellCardProps {
  readonly content: Content | null;
  readonly settings: SiteSettings;
}

/** S-029, S-030, S-057 to S-060. */
export function SellCard({ content, settings }: SellCardProps): ReactNode {
  const { title, excerpt, bannerImage } = content?.contentBody ?? {};
  return (
    <Section spacing="medium" labelledBy="sell-heading">
      <Column width={12}>
        <Card
          height={500}
          width={100}
          imagePortion={50}
          contentWidth={80}
          borderRadius={6}
          image={bodyImage(bannerImage)}
          sizes="(width < 48em) 92vw, 40rem"
          primaryButton={
            <Button
              text="I want to sell my equipment"
              size="large"
              link={{ pageReference: webPage(quoteFormHref(settings.quoteFormUrl)) }}
            />
          }
        >
          <TextBlock id="sell-heading" text={title ?? 'Sell your equipment'} level={2} size="large" />
          {excerpt && <TextBlock text={excerpt} />}
        </Card>
      </Column>
    </Section>
  );
}

/** The quote form with `type` set to `contactForm`, whatever its address has already. */
export function quoteFormHref(url: string): string {
  const [address = '', fragment] = url.split('#');
  const query = `${address}${address.includes('?') ? '&' : '?'}type=contactForm`;
  return fragment === undefined ? query : `${query}#${fragment}`;
}
