import '@relab/toolkit/theme';
import { toolkitBlocks } from '@relab/toolkit/blocks';
import { PageBlocks } from '@relab/toolkit/page';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const text = (words: string) => ({ definition: 'text-block', attributes: { text: words } });

const components = [
  ...['small', 'medium', 'large'].map((size) => ({
    definition: 'responsive-wrapper',
    attributes: { sizes: size },
    regions: { content: [text(`on ${size}`)] },
  })),
  ...['left', 'center', 'right'].map((alignment) => ({
    definition: 'button',
    attributes: { text: alignment, url: '/search', alignment },
  })),
  { definition: 'video-container', attributes: { src: '/rotor.mp4', title: 'Rotor' } },
];

/** A page of blocks whose measures are given, as a browser lays them out. */
createRoot(document.body.appendChild(document.createElement('main'))).render(
  createElement(PageBlocks, { components, blocks: toolkitBlocks, data: {} }),
);
