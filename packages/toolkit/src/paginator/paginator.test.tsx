// @vitest-environment happy-dom
import { onPageTurn, type PageTurn } from '@relab/react/content';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkPageView, PageBlocks } from '../page/index.ts';
import { DynamicPaginator, loadPaginator, paginatorDefinition, parsePaginatorAttributes } from './index.ts';
import { LoadBoundary } from './load-boundary.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('S-195 C-038 attributes', () => {
  test('are parsed from JSON', () => {
    const json = '{"label":"Show More","page":1,"pageCount":"2","href":"?page={page}","other":true}';
    const attributes = { label: 'Show More', page: 1, href: '?page={page}' };
    expect(parsePaginatorAttributes(json)).toEqual(attributes);
    expect(parsePaginatorAttributes(JSON.parse(json))).toEqual(attributes);
  });

  test.each([
    '{',
    '[1]',
    '"x"',
    'null',
    null,
    undefined,
    7,
    '{"page":0,"pageCount":-1,"label":""}',
    '{"page":1.5}',
  ])('that are none are left out: %j', (json) => expect(parsePaginatorAttributes(json)).toEqual({}));

  test.each([
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    ' ?page=1',
    'page',
  ])('hold no address outside the site: %j', (href) =>
    expect(parsePaginatorAttributes({ href })).toEqual({}),
  );
});

test('S-196 C-036 C-037 only show-more and standard load', async () => {
  await expect(loadPaginator('show-more')).resolves.toBeTypeOf('function');
  await expect(loadPaginator('standard')).resolves.toBeTypeOf('function');
  await expect(loadPaginator('infinite')).rejects.toThrow('There is no paginator "infinite"');
  await expect(loadPaginator('constructor')).rejects.toThrow('There is no paginator');
});

test('S-049 S-146 C-035 show more appends the next page', async () => {
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

test('S-146 C-035 the standard paginator replaces', async () => {
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

test('show more is gone with the last page, and says when it is busy', async () => {
  const paginator = (page: number) => (
    <DynamicPaginator variant="show-more" attributes={{ page, pageCount: 2 }} busy />
  );
  const { rerender, container } = render(paginator(1));
  expect((await screen.findByRole('button')).getAttribute('aria-busy')).toBe('true');
  rerender(paginator(2));
  expect(container.textContent).toBe('');
});

describe('a paginator of a page made as data', () => {
  const view = (variant: string, attributes: unknown) => [
    { definition: 'paginator', attributes: { variant, provider: 'guides', attributes } },
  ];
  const page = (variant: string, attributes: unknown, data = {}) => (
    <PageBlocks
      components={view(variant, attributes)}
      blocks={{ paginator: paginatorDefinition }}
      data={data}
    />
  );
  let asked: (Partial<PageTurn> | undefined)[] = [];
  let stop = (): void => {};

  beforeEach(() => {
    asked = [];
  });
  afterEach(() => stop());

  const listen = (): void => {
    stop = onPageTurn(document, (_, turn) => asked.push(turn) > 0);
  };

  test('S-049 is the one of the home page', async () => {
    render(page('show-more', '{"label":"Show More"}'));
    expect(await screen.findByRole('button', { name: 'Show More' })).toBeDefined();
  });

  test('asks for pages of its provider by events that bubble', async () => {
    listen();
    render(page('standard', { page: '{!guides.page}', pageCount: 3 }, { guides: { page: 2 } }));
    fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(asked).toEqual([
      { provider: 'guides', page: 3, action: 'replace' },
      { provider: 'guides', page: 1, action: 'replace' },
    ]);
    stop();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(asked).toHaveLength(2);
  });

  test('tells the next page from the previous one', async () => {
    const names: string[] = [];
    const hear = (event: Event): void => void names.push(event.type);
    document.addEventListener('nextpage', hear);
    document.addEventListener('previouspage', hear);
    render(page('standard', { page: 2, pageCount: 3, href: '?page={page}' }));
    for (const name of ['Next', 'Previous', 'Page 3', 'Page 1'])
      fireEvent.click(await screen.findByRole('link', { name }));
    document.removeEventListener('nextpage', hear);
    document.removeEventListener('previouspage', hear);
    expect(names).toEqual(['nextpage', 'previouspage', 'nextpage', 'previouspage']);
  });

  test.each(['show-more', 'standard'])(
    'of links follows them where nobody turns its pages: %s',
    async (variant) => {
      render(page(variant, '{"page":1,"pageCount":3,"href":"?page={page}"}'));
      const link = await screen.findByRole('link', { name: /Show More|Next/ });
      expect(link.getAttribute('href')).toBe('?page=2');
      expect(fireEvent.click(link)).toBe(true);
      listen();
      expect(fireEvent.click(link)).toBe(false);
      expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
      expect(asked).toHaveLength(1);
    },
  );

  test('authors are told of another variant', () => {
    const problems = checkPageView(
      { viewType: 'home', title: 'Home', regions: { content: view('infinite', {}) } },
      { paginator: paginatorDefinition },
    );
    expect(problems.map(({ path }) => path)).toEqual(['regions.content[0].attributes.variant']);
  });

  test('of links is in the server’s answer, and the browser takes it over as it is', async () => {
    const element = page('show-more', '{"href":"?page={page}"}');
    const root = document.createElement('div');
    root.innerHTML = await new Response(await renderToReadableStream(element)).text();
    const before = root.innerHTML;
    expect(root.querySelector('a')?.getAttribute('href')).toBe('?page=2');
    const errors: unknown[] = [];
    await act(async () => {
      hydrateRoot(root, element, { onRecoverableError: (error) => errors.push(error) });
    });
    expect(errors).toEqual([]);
    expect(root.innerHTML).toBe(before);
  });
});

describe('S-256 S-257 C-187 what does not load', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
  });

  test('another variant shows nothing, keeps its error and is never given attributes', async () => {
    const errors: Error[] = [];
    const read: string[] = [];
    const attributes = Object.defineProperty({}, 'label', {
      enumerable: true,
      get: () => read.push('label'),
    });
    const paginator = (variant: string, given: object) => (
      <>
        <p>Around</p>
        <DynamicPaginator variant={variant} attributes={given} onLoadError={(error) => errors.push(error)} />
      </>
    );
    const { container, rerender } = render(paginator('infinite', attributes));
    await vi.waitFor(() => expect(errors).toHaveLength(1));
    expect(errors[0]?.message).toContain('There is no paginator "infinite"');
    rerender(paginator('infinite', Object.create(attributes, Object.getOwnPropertyDescriptors(attributes))));
    await act(async () => {});
    expect(container.innerHTML).toBe('<p>Around</p>');
    expect(errors).toHaveLength(1);
    expect(read).toEqual([]);

    rerender(paginator('show-more', { label: 'More guides' }));
    expect(await screen.findByRole('button', { name: 'More guides' })).toBeDefined();
  });

  test('a file that does not come takes nothing else with it', async () => {
    const errors: Error[] = [];
    const Missing = lazy(() => Promise.reject(new TypeError('Failed to fetch')));
    const { container } = render(
      <>
        <p>Around</p>
        <LoadBoundary onLoadError={(error) => errors.push(error)}>
          <Suspense>
            <Missing />
          </Suspense>
        </LoadBoundary>
      </>,
    );
    await vi.waitFor(() => expect(errors.map(({ message }) => message)).toEqual(['Failed to fetch']));
    expect(container.innerHTML).toBe('<p>Around</p>');
  });
});
