import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { createWholePages } from './whole-page.ts';

test('a page of which everything is there is rendered whole', () => {
  expect(createWholePages().render('rotors', <p>Rotors</p>)).toBe('<p>Rotors</p>');
});

test('a page with a part that has to wait is left to be streamed, and is not tried again', () => {
  const pages = createWholePages();
  let renderings = 0;
  const never = new Promise<string>(() => undefined);
  const Late = () => {
    renderings++;
    return <p>{use(never)}</p>;
  };
  const body = (
    <Suspense fallback="…">
      <Late />
    </Suspense>
  );
  expect(pages.render('rotors', body)).toBeUndefined();
  const before = renderings;
  expect(pages.render('rotors', body)).toBeUndefined();
  expect(renderings).toBe(before);
  expect(pages.render('tubes', <p>Tubes</p>)).toBe('<p>Tubes</p>');
});
