// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DynamicPaginator, loadPaginator, parsePaginatorAttributes } from './index.ts';

afterEach(cleanup);

test('S-195 attributes are parsed from JSON', () => {
  expect(parsePaginatorAttributes('{"label":"Show More","page":1,"pageCount":"2","other":true}')).toEqual({
    label: 'Show More',
    page: 1,
  });
  expect([
    parsePaginatorAttributes('{'),
    parsePaginatorAttributes('[1]'),
    parsePaginatorAttributes(null),
  ]).toEqual([{}, {}, {}]);
});

test('S-196 only show-more and standard load', async () => {
  await expect(loadPaginator('show-more')).resolves.toBeTypeOf('function');
  await expect(loadPaginator('standard')).resolves.toBeTypeOf('function');
  await expect(loadPaginator('infinite')).rejects.toThrow('There is no paginator "infinite"');
  await expect(loadPaginator('constructor')).rejects.toThrow('There is no paginator');
});

test('S-049 S-146 show more appends the next page', async () => {
  const asked: unknown[] = [];
  render(
    <DynamicPaginator
      variant="show-more"
      attributes='{"page":1,"pageCount":2}'
      onPage={(...page) => asked.push(page)}
    />,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Show More' }));
  expect(asked).toEqual([[2, 'append']]);
});

test('S-146 the standard paginator replaces', async () => {
  const asked: unknown[] = [];
  render(
    <DynamicPaginator
      variant="standard"
      attributes={{ page: 1, pageCount: 3 }}
      onPage={(...page) => asked.push(page)}
    />,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(asked).toEqual([[2, 'replace']]);
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
});

test('with addresses it is a link, before and without JavaScript', async () => {
  render(<DynamicPaginator variant="show-more" attributes={{}} hrefOf={(page) => `?page=${page}`} />);
  expect((await screen.findByRole('link', { name: 'Show More' })).getAttribute('href')).toBe('?page=2');
});

test('S-256 S-257 another variant shows nothing and the error is told', async () => {
  const error = await new Promise<Error>((resolve) => {
    const { container } = render(
      <DynamicPaginator variant="infinite" attributes="{}" onLoadError={resolve} />,
    );
    expect(container.innerHTML).toBe('');
  });
  expect(error.message).toContain('infinite');
});
