import { type Navigation, NavigationProvider } from '@relab/toolkit';
import type { ReactNode } from 'react';

/** Every page that a block can lead to is there, and leads nowhere: a gallery has no pages. */
const navigation: Navigation = { hrefOf: ({ type }) => `#${type}` };

export function GalleryNavigation({ children }: { readonly children: ReactNode }): ReactNode {
  return <NavigationProvider value={navigation}>{children}</NavigationProvider>;
}

/** In a window a link is to be looked at and pressed, and leads nowhere. */
export function stayHere(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  });
}
