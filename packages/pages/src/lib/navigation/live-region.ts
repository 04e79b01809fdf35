/**
 * A polite live region, for what a screen reader reads by itself where a page is loaded. The server writes it into every
 * document: it has to stand there well before its text changes.
 */
export const liveRegionMarkup = '<div class="visually-hidden" aria-live="polite" data-announcer></div>';

export function createLiveRegion(page: Document): (text: string) => void {
  const region = page.querySelector('[data-announcer]');
  return (text) => {
    // The same text twice is no change: a no-break space makes it one.
    if (region) region.textContent = region.textContent === text ? `${text}\u00a0` : text;
  };
}
