import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageBlocks } from '../page/index.ts';
import { MediaProvider } from '../responsive-image/index.ts';
import { VideoContainer, videoContainerDefinition } from './index.ts';

const blocks = { 'video-container': videoContainerDefinition };
const shown = (attributes: object) =>
  render(
    <PageBlocks components={[{ definition: 'video-container', attributes }]} blocks={blocks} data={{}} />,
  );

test('S-062 its height is 56.25% of its width by default', () => {
  const src = '/cms/delivery/media/MC1';
  expect(render(<VideoContainer src={src} />)).toContain('--video-ratio:56.25');
  expect(render(<VideoContainer src={src} ratio={75} />)).toContain('--video-ratio:75');
  expect(render(<VideoContainer src={src} ratio={-1} />)).toContain('--video-ratio:1"');
});

test('a video of the page’s data has controls, a name and a poster, and is fetched when it is played', () => {
  const html = shown({
    src: 'https://videos.example.test/rotor.mp4',
    title: 'How a rotor is balanced',
    poster: { url: '/img/rotor.webp', altText: '' },
  });
  for (const part of [
    '<video src="https://videos.example.test/rotor.mp4"',
    'aria-label="How a rotor is balanced"',
    'poster="/sfsites/c/img/rotor.webp"',
    'controls=""',
    'preload="none"',
  ])
    expect(html).toContain(part);
  expect(html).not.toContain('<track');
});

test('captions come with their language', () => {
  const html = shown({
    src: '/cms/delivery/media/MC1',
    captions: '/cms/delivery/media/MC2',
    captionsLanguage: 'en',
  });
  expect(html).toContain('<track kind="captions" src="/sfsites/c/cms/delivery/media/MC2" srcLang="en"/>');
});

test.each([
  'javascript:alert(1)',
  '//elsewhere.test/x.mp4',
  'http://x.test/x.mp4',
  'data:video/mp4,x',
  '#x',
  '/',
  'mailto:a@b.test',
  '',
])('nothing is shown for %j', (src) => expect(shown({ src, title: 'x' })).toBe(''));

test('unsafe posters and captions are left out', () => {
  const html = shown({ src: '/cms/x', poster: 'javascript:alert(1)', captions: '//elsewhere.test/x.vtt' });
  expect(html).toContain('<video src="/sfsites/c/cms/x"');
  expect(html).not.toMatch(/poster|track|javascript|elsewhere/);
});

test('what stands in it takes the place of a missing video', () => {
  expect(render(<VideoContainer src="javascript:x">words</VideoContainer>)).toContain('words');
});

test('S-078 media of the site come from where the site keeps them', () => {
  const video = <VideoContainer src="/cms/delivery/media/MC1" poster={{ url: '/img/rotor.webp' }} />;
  const html = render(<MediaProvider value={{ basePath: '/shop' }}>{video}</MediaProvider>);
  expect(html).toContain('src="/shop/sfsites/c/cms/delivery/media/MC1"');
  expect(html).toContain('poster="/shop/sfsites/c/img/rotor.webp"');
});
