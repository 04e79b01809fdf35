import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Loading, Skeleton } from './index.ts';

test('loading is said once, however many boxes there are', () => {
  const html = render(
    <Loading>
      <Skeleton lines={3} />
      <Skeleton height="240px" />
    </Loading>,
  );
  expect(html.match(/Loading/g)).toHaveLength(1);
  expect(html.match(/aria-hidden="true"/g)).toHaveLength(4);
  expect(html).toContain('--skeleton-height:240px');
});
