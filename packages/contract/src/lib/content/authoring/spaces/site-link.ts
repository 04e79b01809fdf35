import { read, shape } from '../../../call.ts';
import { line, object, optional } from '../../../schema.ts';
import { authoringPath, brief } from '../paths.ts';
import type { SiteLinks } from './responses.ts';

/** Of the site's own pages and its categories: those whose names have the words, else the first ones. */
export const getSiteLinks = read({
  id: 'getSiteLinks',
  area: 'cms-authoring',
  path: `${authoringPath}/spaces/{contentSpaceId}/site-links`,
  query: object({ queryTerm: optional(line(200)) }),
  response: shape<SiteLinks>(),
  lifetime: brief,
});
