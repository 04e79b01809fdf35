// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerFieldData, type FieldDataElement, type FieldDataEvent, RichText } from './index.ts';

interface Asked {
  readonly expressions: readonly string[];
  readonly isConnected: boolean;
  readonly html: string;
}

const asked: Asked[] = [];

function listen(event: FieldDataEvent): void {
  const element = event.target as FieldDataElement;
  asked.push({ ...event.detail, isConnected: element.isConnected, html: element.outerHTML });
}

beforeEach(() => {
  asked.length = 0;
  document.addEventListener('fielddata', listen);
});

afterEach(() => {
  document.removeEventListener('fielddata', listen);
  cleanup();
});

const settle = () => act(async () => {});
const paragraph = { allowedTags: ['p', 'b'] };

test('S-171 S-172 C-120 C-121 a text with data expressions asks for them once it is in the document', async () => {
  const { rerender } = render(
    <RichText content="<p>A {!hero.title} of {!hero.title} and {!Item.x}</p>" {...paragraph} />,
  );
  await settle();
  expect(asked).toEqual([
    {
      expressions: ['hero.title', 'Item.x'],
      isConnected: true,
      html: expect.stringContaining('<p>A  of  and </p>'),
    },
  ]);
  rerender(<RichText content="<p>A {!hero.title}, again {!Item.x}</p>" {...paragraph} />);
  await settle();
  expect(asked).toHaveLength(1);
  rerender(<RichText content="<p>A {!sell.title}</p>" {...paragraph} />);
  await settle();
  expect(asked.map(({ expressions }) => expressions)).toEqual([['hero.title', 'Item.x'], ['sell.title']]);
});

test('S-172 C-121 a text without them, and one whose values are known, asks for nothing', async () => {
  render(
    <>
      <RichText content="<p>A rotor</p>" {...paragraph} />
      <RichText content="<p>{!hero.title}</p>" data={{ hero: { title: 'x' } }} {...paragraph} />
    </>,
  );
  await settle();
  expect(asked).toEqual([]);
});

test('S-171 a text that is not in the document asks nobody, and what the server renders asks nothing', async () => {
  const text = <RichText content="<p>{!hero.title}</p>" {...paragraph} />;
  const aside = document.createElement('div');
  aside.addEventListener('fielddata', listen as EventListener);
  renderToString(text);
  await settle();
  expect(asked).toEqual([]);
  document.body.append(aside);
  render(text, { container: aside });
  // The event is not dispatched during rendering: listeners mounted in the same rendering get it as well.
  await settle();
  expect(asked.every(({ isConnected }) => isConnected)).toBe(true);
  expect(asked.length).toBeGreaterThan(0);
  aside.remove();
});

test('S-172 in strict mode it asks once', async () => {
  render(
    <StrictMode>
      <RichText content="{!hero.title}" />
    </StrictMode>,
  );
  await settle();
  expect(asked).toHaveLength(1);
});

/** Listens from an effect, which runs after those of what it holds. */
function Answering({ children, value }: { children: ReactNode; value: unknown }): ReactNode {
  useEffect(() => {
    const answer = (event: FieldDataEvent): void =>
      answerFieldData(event, (path) => path === 'hero.title' && value);
    document.addEventListener('fielddata', answer);
    return () => document.removeEventListener('fielddata', answer);
  }, [value]);
  return children;
}

describe('C-121 a listener gives the values', () => {
  test.each([
    ['<p>A {!hero.title}</p>', '<p>A &lt;b&gt;rotor&lt;/b&gt;</p>'],
    ['{!hero.title}', '<b>rotor</b>'],
  ])('of %s', async (content, html) => {
    const { container } = render(
      <Answering value="<b>rotor</b>">
        <RichText content={content} {...paragraph} />
      </Answering>,
    );
    await settle();
    expect(container.querySelector('div')?.innerHTML).toBe(html);
    expect(asked).toHaveLength(1);
  });

  test('what the page knows and what a listener gives stand side by side', async () => {
    const { container } = render(
      <Answering value="rotor">
        <RichText content="{!Item.count} × {!hero.title}" data={{ Item: { count: 2 } }} />
      </Answering>,
    );
    await settle();
    expect(container.textContent).toBe('2 × rotor');
    expect(asked[0]?.expressions).toEqual(['hero.title']);
  });

  test('after the server’s text was taken over as it is', async () => {
    const element = (
      <Answering value="rotor">
        <RichText content="<p>A {!hero.title}</p>" {...paragraph} />
      </Answering>
    );
    const root = document.createElement('div');
    root.innerHTML = renderToString(element);
    document.body.append(root);
    const errors: unknown[] = [];
    let taken: Root | undefined;
    await act(async () => {
      taken = hydrateRoot(root, element, { onRecoverableError: (error) => errors.push(error) });
    });
    await settle();
    expect(errors).toEqual([]);
    expect(root.textContent).toBe('A rotor');
    await act(async () => taken?.unmount());
    root.remove();
  });
});

test('a text that waits for all it says takes no room', () => {
  const { container } = render(<RichText content="{!hero.title}" />);
  expect(container.firstElementChild?.hasAttribute('hidden')).toBe(true);
});

test('S-258 C-188 an element that takes no values is told of', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const answer = (event: FieldDataEvent): void => answerFieldData(event, () => 'x');
  document.body.addEventListener('fielddata', answer);
  const element = document.body.appendChild(document.createElement('p'));
  element.dispatchEvent(new CustomEvent('fielddata', { bubbles: true, detail: { expressions: ['a.b'] } }));
  expect(said.mock.calls).toEqual([['Element does not have setDataExpressions!']]);
  document.body.removeEventListener('fielddata', answer);
  element.remove();
  said.mockRestore();
});
