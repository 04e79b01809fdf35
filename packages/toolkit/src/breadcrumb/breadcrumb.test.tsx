import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumb } from './index.ts';

test('the way is links, the page itself is named as current', () => {
  const html = render(
    <Breadcrumb
      items={[
        { label: 'Marketplace', href: '/' },
        { label: 'Centrifuges', href: '/centrifuges' },
      ]}
    />,
  );
  expect(html).toContain('<a href="/">Marketplace</a>');
  expect(html).toContain('<span aria-current="page">Centrifuges</span>');
});
