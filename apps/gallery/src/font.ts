import { fontUrl } from '@relab/toolkit/theme';

/**
 * Loads the project's font ahead of the page. The style sheet's own rule gives up on a font that is late, as a site should;
 * a gallery must always show the font it is about.
 */
export async function loadFont(): Promise<void> {
  const font = new FontFace('Plex Sans', `url(${fontUrl})`, { weight: '400 700', display: 'block' });
  document.fonts.add(await font.load());
}
