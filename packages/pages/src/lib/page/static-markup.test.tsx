// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { preservedPage, StaticMarkup } from './static-markup.ts';

const viewProps = {
  data: null,
  url: new URL('https://relab.example/'),
  outcome: null,
};

test('the markup of a static page is preserved, until the next page replaces it', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(
    <StaticMarkup>
      <h1>Used equipment</h1>
      <a href="/category">All of it</a>
    </StaticMarkup>,
  );
  const [before, link] = [root.innerHTML, root.querySelector('a')];
  const errors: unknown[] = [];
  const onRecoverableError = (error: unknown) => errors.push(error);
  const rendered = await act(async () =>
    hydrateRoot(root, <preservedPage.View {...viewProps} />, { onRecoverableError }),
  );
  await act(async () =>
    rendered.render(<preservedPage.View {...viewProps} url={new URL('https://relab.example/#a')} />),
  );
  expect(errors).toEqual([]);
  expect(root.innerHTML).toBe(before);
  expect(root.querySelector('a')).toBe(link);
  await act(async () => rendered.render(<StaticMarkup>Cart</StaticMarkup>));
  expect(root.textContent).toBe('Cart');
  await act(async () => rendered.unmount());
  root.remove();
});
