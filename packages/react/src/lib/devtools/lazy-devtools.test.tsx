// @vitest-environment happy-dom
import { testClient } from '@relab/client/testing';
import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { RelabProvider } from '../provider.tsx';
import { RelabDevtools } from './lazy-devtools.tsx';

afterEach(cleanup);

const page = () => (
  <RelabProvider client={testClient({}).client}>
    <RelabDevtools />
  </RelabProvider>
);

it('the devtools are loaded once the page is there, as a button', async () => {
  const view = await act(async () => render(page()));
  const button = await view.findByRole('button', { name: 'Relab' });
  await act(async () => button.click());
  expect(view.getByRole('region', { name: 'Relab devtools' })).toBeDefined();
});

it('a server renders nothing of the devtools, so that the browser finds the same', () => {
  expect(renderToString(page())).toBe('');
});
