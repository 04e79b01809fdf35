/** HTML in a document of its own, where nothing of it loads or runs. */
export const inertBody = (html: string): HTMLElement =>
  new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html').body;
