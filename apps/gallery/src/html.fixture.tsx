import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { GalleryNavigation } from './navigation.tsx';

/** The markup of an element, with all that it loads on demand. */
export async function html(content: ReactNode): Promise<string> {
  const { prelude } = await prerender(<GalleryNavigation>{content}</GalleryNavigation>);
  const markup = await new Response(prelude).text();
  return markup.replace(/<!--.*?-->/g, '');
}
