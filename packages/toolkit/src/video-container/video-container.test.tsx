import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VideoContainer } from './index.ts';

test('S-062 its height is 56.25% of its width by default', () => {
  expect(render(<VideoContainer />)).toContain('--video-ratio:56.25');
  expect(render(<VideoContainer ratio={75} />)).toContain('--video-ratio:75');
  expect(render(<VideoContainer ratio={-1} />)).toContain('--video-ratio:1"');
});
