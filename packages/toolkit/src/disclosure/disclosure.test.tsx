import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Disclosure } from './index.ts';

test('it is the browser’s own, open when told so', () => {
  expect(render(<Disclosure summary="Year">2015</Disclosure>)).toMatch(/^<details class="[^"]*"><summary/);
  const open = render(
    <Disclosure summary="Year" open name="facets">
      2015
    </Disclosure>,
  );
  expect(open).toMatch(/<details [^>]*open="" name="facets"/);
});
