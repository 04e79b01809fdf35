// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HiddenRegion } from '../hidden-region/index.ts';
import { PageBlocks } from '../page/index.ts';
import { onViewChange, ViewChange, type ViewChangeDetail, viewChangeNotifierDefinition } from './index.ts';

let changes: ViewChangeDetail[] = [];
let stop = (): void => {};

beforeEach(() => {
  changes = [];
  stop = onViewChange((change) => changes.push(change));
});

afterEach(() => {
  stop();
  cleanup();
});

test('S-036 each view is told once, however often the page renders', () => {
  const views: string[] = [];
  const element = (view: string) => (
    <ViewChange view={view} label={view.toUpperCase()} onViewChange={(shown) => views.push(shown)} />
  );
  const { rerender } = render(element('home'));
  rerender(element('home'));
  rerender(element('category'));
  expect(views).toEqual(['home', 'category']);
  expect(changes).toEqual([
    { view: 'home', label: 'HOME' },
    { view: 'category', label: 'CATEGORY' },
  ]);
});

test('S-036 another label is no other view, and strict mode tells it once', () => {
  const element = (label: string) => (
    <StrictMode>
      <ViewChange view="home" label={label} />
    </StrictMode>
  );
  const { rerender } = render(element('Home'));
  rerender(element('Start'));
  expect(changes).toEqual([{ view: 'home', label: 'Home' }]);
});

test('S-036 a view that is left and shown again is told again', () => {
  render(<ViewChange view="home" />).unmount();
  render(<ViewChange view="home" />);
  expect(changes).toHaveLength(2);
});

test('S-036 a view without a name is none, and who no longer listens hears nothing', () => {
  render(<ViewChange view="" />);
  expect(changes).toEqual([]);
  stop();
  render(<ViewChange view="home" />);
  expect(changes).toEqual([]);
});

test('C-033 the hidden region of a page holds the notifier, which the browser sets off', async () => {
  const region = (
    <HiddenRegion>
      <PageBlocks
        components={[
          { definition: 'view-change-notifier', attributes: { view: 'product', label: '{!record.name}' } },
        ]}
        blocks={{ 'view-change-notifier': viewChangeNotifierDefinition }}
        data={{ record: { name: 'Rotor' } }}
      />
    </HiddenRegion>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(region);
  expect(root.innerHTML).toBe('<div hidden=""></div>');
  expect(changes).toEqual([]);
  let taken: Root | undefined;
  await act(async () => {
    taken = hydrateRoot(root, region);
  });
  expect(changes).toEqual([{ view: 'product', label: 'Rotor' }]);
  await act(async () => taken?.unmount());
  root.remove();
});
