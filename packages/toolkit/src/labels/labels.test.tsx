import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultLabels, formatLabel, LabelsProvider, useLabels } from './index.ts';

function Word() {
  const labels = useLabels();
  return `${labels.opensNewPage}|${formatLabel(labels.listItem, 1)}`;
}

test('S-251 S-252 the default wording is that of the specification', () => {
  expect(defaultLabels.opensNewPage).toBe('Opens a new window or page');
  expect(defaultLabels.listItem).toBe('List Item {0}');
  expect(renderToString(<Word />)).toBe('Opens a new window or page|List Item 1');
});

test('a provider replaces the words it names and keeps the others', () => {
  const german = (
    <LabelsProvider labels={{ listItem: 'Listeneintrag {0}' }}>
      <Word />
    </LabelsProvider>
  );
  expect(renderToString(german)).toBe('Opens a new window or page|Listeneintrag 1');
});

test('a place without a value stays', () => {
  expect(formatLabel('Page {0} of {1}', 2)).toBe('Page 2 of {1}');
});
