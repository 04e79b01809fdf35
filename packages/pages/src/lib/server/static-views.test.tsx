import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { createStaticViews } from './static-views.ts';

/** Views that count how often they are rendered. */
function setUp(maxBytes?: number) {
  const views = createStaticViews(maxBytes === undefined ? {} : { maxBytes });
  let renderings = 0;
  const Text = ({ text }: { readonly text: string }) => {
    renderings++;
    return <p>{text}</p>;
  };
  return { show: (text: string) => views.render(text, <Text text={text} />), renderings: () => renderings };
}

test('a view that shows the same is rendered once', () => {
  const { show, renderings } = setUp();
  expect(['8.650 €', '8.650 €', '8.600 €'].map(show)).toEqual([
    '<p>8.650 €</p>',
    '<p>8.650 €</p>',
    '<p>8.600 €</p>',
  ]);
  expect(renderings()).toBe(2);
});

test('a flood of views stays within the limit of bytes, and those that are shown again remain', () => {
  const { show, renderings } = setUp(1_000);
  for (let n = 0; n < 200; n++) {
    show('home');
    show(`flood ${n}`);
  }
  expect(renderings()).toBe(201);
  show('flood 0');
  expect(renderings()).toBe(202);
});

test('a view of which a part has to wait is left to the page', () => {
  const never = new Promise<string>(() => undefined);
  const Late = () => <p>{use(never)}</p>;
  const view = (
    <Suspense fallback="…">
      <Late />
    </Suspense>
  );
  expect(createStaticViews().render('late', view)).toBeUndefined();
});
