import '@relab/toolkit/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { parseAddress } from './address.ts';
import { loadFont } from './font.ts';
import { Frame } from './frame/frame.tsx';
import { LiveFrame } from './frame/live-frame.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { applyLook } from './look.ts';
import { GalleryNavigation, stayHere } from './navigation.tsx';

const address = parseAddress(location.search);
const { name = 'tile', frame, look } = address;
const root = document.getElementById('root');
if (frame !== undefined) {
  applyLook(look, document.documentElement);
  stayHere();
}
// A gallery in another font is better than none.
await loadFont().catch(console.error);
if (root)
  createRoot(root).render(
    <StrictMode>
      <GalleryNavigation>
        {frame === 'examples' && <Frame name={name} />}
        {frame === 'live' && <LiveFrame />}
        {frame === undefined && <Gallery name={name} look={look} />}
      </GalleryNavigation>
    </StrictMode>,
  );
