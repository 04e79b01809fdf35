export const themes = ['system', 'light', 'dark'] as const;
export const directions = ['ltr', 'rtl'] as const;
/** In px; the tests take pictures at three of them. */
export const widths = [320, 390, 820, 1440] as const;

/** How blocks are looked at. Without a width they have all there is. */
export interface Look {
  readonly theme: (typeof themes)[number];
  readonly direction: (typeof directions)[number];
  readonly width: (typeof widths)[number] | undefined;
}

export function parseLook(asked: URLSearchParams): Look {
  return {
    theme: themes.find((theme) => theme === asked.get('theme')) ?? 'system',
    direction: directions.find((direction) => direction === asked.get('direction')) ?? 'ltr',
    width: widths.find((width) => String(width) === asked.get('width')),
  };
}

/** Puts the look on the page: its theme and the direction of its text. */
export function applyLook({ theme, direction }: Look, root: HTMLElement): void {
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dir = direction;
}
