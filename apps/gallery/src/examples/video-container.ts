import { pictures } from '../pictures/index.ts';
import type { BlockPage } from './example.ts';

const content = [{ definition: 'responsive-image', attributes: { image: pictures.centrifuge } }];

export const videoContainer: BlockPage = {
  about: 'A video, a frame or a picture; it keeps its place before it loads, and loads when it is played.',
  examples: [
    {
      name: 'Usual',
      isNarrow: true,
      components: [
        {
          definition: 'video-container',
          attributes: {
            src: '/videos/spin-test.mp4',
            title: 'Spin test of a centrifuge',
            poster: pictures.centrifuge,
          },
        },
      ],
    },
    {
      name: 'A picture, twice as wide as tall',
      isNarrow: true,
      components: [{ definition: 'video-container', attributes: { ratio: 50 }, regions: { content } }],
    },
    {
      name: 'Loading',
      note: 'Nothing is fetched before it is played; without a poster its place is empty.',
      isNarrow: true,
      components: [
        {
          definition: 'video-container',
          attributes: { src: '/videos/none.mp4', title: 'Video without a poster' },
        },
      ],
    },
    {
      name: 'Nothing to play',
      note: 'Without a video, or with an address that may not be fetched, nothing is shown.',
      isNarrow: true,
      components: [{ definition: 'video-container', attributes: { src: 'javascript:alert(1)' } }],
    },
  ],
};
