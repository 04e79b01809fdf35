import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Notice } from './index.ts';

test.each([
  ['info', 'status'],
  ['success', 'status'],
  ['warning', 'status'],
  ['error', 'alert'],
] as const)('%s is announced as %s', (tone, role) => {
  const html = render(
    <Notice tone={tone} heading="This unit was sold" nextStep={<a href="/">See similar ones</a>} />,
  );
  expect(html).toContain(`role="${role}"`);
  expect(html).toMatch(/This unit was sold.*See similar ones/);
});
