import { privateResponse, respondOwn } from './own-page.ts';
import { createPageRenderer } from './page-renderer.ts';
import { renderShared, sharedKey } from './shared-page.ts';
import type { CreateSiteOptions, Site } from './site-options.ts';

/** The pages, as one function from a request to a response. Keeps nothing between two requests but what `guestPages` does. */
export function createSite<Shared extends object>(options: CreateSiteOptions<Shared>): Site {
  const { guestPages } = options;
  const renderer = createPageRenderer(options);
  return async (request, info, readForm) => {
    if (!['GET', 'HEAD', 'POST'].includes(request.method))
      return privateResponse(null, 405, { allow: 'GET, HEAD, POST' });
    const key = guestPages && sharedKey(request, info, options);
    if (key !== undefined) {
      const response = await guestPages?.respond(key, request, () =>
        renderShared(request, info, renderer, options),
      );
      if (response) return response;
    }
    return await respondOwn(request, info, readForm, renderer, options);
  };
}
