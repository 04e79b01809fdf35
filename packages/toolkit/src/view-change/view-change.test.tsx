// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ViewChange } from './index.ts';

test('S-036 each view is told once, however often the page renders', () => {
  const views: string[] = [];
  const element = (view: string) => <ViewChange view={view} onViewChange={(shown) => views.push(shown)} />;
  const { rerender } = render(element('home'));
  rerender(element('home'));
  rerender(element('category'));
  expect(views).toEqual(['home', 'category']);
});
