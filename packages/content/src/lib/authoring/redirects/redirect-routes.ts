import { deleteSpaceRedirect, getSpaceRedirects, writeSpaceRedirects } from '@relab/contract/content';
import { type Route, route } from '@relab/server/http';
import type { Site } from '../../seo/site-pages.ts';
import { deleteRedirect } from './delete-redirect.ts';
import { readRedirects } from './read-redirects.ts';
import { writeRedirects } from './write-redirects.ts';

/** The redirects of a whole space. */
export const redirectRoutes = (site: Site): readonly Route[] => [
  route(getSpaceRedirects, (query, context) => readRedirects(query, context, site)),
  route(writeSpaceRedirects, (input, context) => writeRedirects(input, context, site)),
  route(deleteSpaceRedirect, deleteRedirect),
];
