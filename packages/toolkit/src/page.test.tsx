// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button/index.ts';
import { Card } from './card/index.ts';
import { Column } from './column/index.ts';
import { HiddenRegion } from './hidden-region/index.ts';
import { NavigationProvider, type PageReference } from './index.ts';
import { OverlapLayout } from './overlap-layout/index.ts';
import { RepeatingGrid } from './repeating-grid/index.ts';
import { RichText, safeHtml } from './rich-text/index.ts';
import { Section } from './section/index.ts';
import { TextBlock } from './text-block/index.ts';
import { Tile } from './tile/index.ts';
import { ViewChange } from './view-change/index.ts';

const navigation = { hrefOf: (reference: PageReference) => `/page/${reference.type}` };
const category: PageReference = {
  type: 'standard__recordPage',
  attributes: { objectApiName: 'ProductCategory', recordId: '0ZG000000000001', actionName: 'view' },
};
const guides = ['Condition', 'Shipping', 'Warranty', 'Buying'].map((title) => ({ id: title, data: title }));
const image = { url: '/bench.webp', altText: 'Illustration of a lab bench', width: 1920, height: 602 };

function Home({ onViewChange }: { onViewChange: (view: string) => void }) {
  return (
    <NavigationProvider value={navigation}>
      <Section>
        <Column width={12}>
          <OverlapLayout
            imageInfo={image}
            priority
            height={301}
            overlapSize={65}
            contentBackgroundColor="var(--color-panel)"
            primaryButton={<Button text="Open the marketplace" link={{ pageReference: category }} />}
          >
            <TextBlock text="Discover Relab" level={1} size="x-large" alignment="center" bold />
          </OverlapLayout>
        </Column>
      </Section>
      <Section>
        <Column width={12}>
          <RepeatingGrid
            items={guides}
            numberOfColumns={4}
            itemSpacing="medium"
            renderItem={({ data }) => (
              <Tile title={data} height={325} showButtons={false}>
                <RichText content={`<p>About ${data}</p>`} />
              </Tile>
            )}
          />
          <Card primaryButton={<Button text="I want to sell my equipment" url="/sell?type=contactForm" />}>
            <RichText content={safeHtml('<p>Tell us what it is.</p>')} />
          </Card>
        </Column>
      </Section>
      <HiddenRegion>
        <ViewChange view="home" onViewChange={onViewChange} />
      </HiddenRegion>
    </NavigationProvider>
  );
}

test('S-024 a home page made of blocks is whole in the server’s HTML, and the browser takes it over unchanged', async () => {
  const views: string[] = [];
  const home = <Home onViewChange={(view) => views.push(view)} />;
  const root = document.createElement('div');
  root.innerHTML = renderToString(home);
  const before = root.innerHTML;
  expect(root.querySelector('h1')?.textContent).toBe('Discover Relab');
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/page/standard__recordPage');
  expect(root.querySelectorAll('li')).toHaveLength(4);

  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, home, { onRecoverableError: (error) => errors.push(error) });
  });
  expect(errors).toEqual([]);
  expect(root.innerHTML).toBe(before);
  expect(views).toEqual(['home']);
});
