import { read, shape, write } from '../../../call.ts';
import { integer, line, list, object, optional, text } from '../../../schema.ts';
import { authoringPath, brief } from '../paths.ts';
import { maxRedirectsAtOnce } from './redirect-terms.ts';
import type { SpaceRedirects, WrittenRedirects } from './responses.ts';

const path = `${authoringPath}/spaces/{contentSpaceId}/redirects` as const;

/** By their old names; `queryTerm` is part of an old name, of the title of a content, or of an address. */
export const getSpaceRedirects = read({
  id: 'getSpaceRedirects',
  area: 'cms-authoring',
  path,
  query: object({
    queryTerm: optional(line(200)),
    /** `nextPageToken` of the page before. */
    pageToken: optional(text(200, 1)),
    pageSize: optional(integer(1, 1000)),
  }),
  response: shape<SpaceRedirects>(),
  lifetime: brief,
});

/**
 * Writes redirects, each with a result of its own, in the order in which they came. `urlAlias` is an old name or its path,
 * `target` a URL name, key or id of a content, a path of the site, or an address. A target that is a redirect itself gives way
 * to where that leads; one that leads back is rejected.
 */
export const writeSpaceRedirects = write({
  id: 'writeSpaceRedirects',
  area: 'cms-authoring',
  path,
  body: object({
    redirects: list(
      object({ urlAlias: text(2048, 1), target: text(2048, 1), language: optional(text(10)) }),
      maxRedirectsAtOnce,
    ),
  }),
  response: shape<WrittenRedirects>(),
});

/** After it whoever opens the old name finds nothing. */
export const deleteSpaceRedirect = write({
  id: 'deleteSpaceRedirect',
  area: 'cms-authoring',
  method: 'DELETE',
  path: `${path}/{managedContentWebUrlId}`,
  response: shape<null>(),
});
