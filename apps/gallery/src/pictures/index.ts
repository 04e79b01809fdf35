import balance from './balance.svg';
import bench from './bench.svg';
import centrifuge from './centrifuge.svg';

/** Pictures of the gallery's own, by the name that a control offers them under. */
export const pictures = {
  bench: { url: bench, altText: 'Drawing of a laboratory bench', width: 1920, height: 640 },
  centrifuge: { url: centrifuge, altText: 'Drawing of a centrifuge', width: 960, height: 640 },
  balance: { url: balance, altText: 'Drawing of an analytical balance', width: 640, height: 960 },
  /** Nobody answers for this one. */
  missing: {
    url: '/missing.webp',
    altText: 'Picture of a centrifuge that did not load',
    width: 960,
    height: 640,
  },
};
