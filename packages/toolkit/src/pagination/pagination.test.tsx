// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Pagination, pageWindow } from './index.ts';

afterEach(cleanup);

test('the first, the last and the neighbours are shown', () => {
  expect(pageWindow(1, 3)).toEqual([1, 2, 3]);
  expect(pageWindow(5, 417)).toEqual([1, 'gap', 4, 5, 6, 'gap', 417]);
  expect(pageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pageWindow(417, 417)).toEqual([1, 'gap', 416, 417]);
});

test('pages are links with addresses of their own', () => {
  render(<Pagination page={2} pageCount={3} hrefOf={(page) => `?page=${page}`} />);
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=3');
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('?page=1');
});

test('there is nothing before the first, after the last, or for one page', () => {
  const { rerender } = render(<Pagination page={1} pageCount={2} hrefOf={String} />);
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  rerender(<Pagination page={2} pageCount={2} hrefOf={String} />);
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  rerender(<Pagination page={1} pageCount={1} hrefOf={String} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('pages without a number follow the last one, and lead back', () => {
  const hrefOf = (page: number) => `?page=${page}`;
  const { rerender } = render(<Pagination page={9} pageCount={9} hrefOf={hrefOf} nextHref="?after=x" />);
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?after=x');
  rerender(<Pagination page={12} pageCount={9} hrefOf={hrefOf} previousHref="?before=y" />);
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('?before=y');
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Previous',
    '1',
    '9',
    '12',
  ]);
  expect(screen.getByRole('link', { name: 'Page 12' }).getAttribute('aria-current')).toBe('page');
});
