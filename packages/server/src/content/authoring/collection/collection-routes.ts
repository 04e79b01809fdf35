import { getAuthoringCollection } from '@relab/contract/content';
import { type Route, route } from '../../../http/route.ts';
import { readAuthoringCollection } from './read-collection.ts';

export const collectionRoutes = (): readonly Route[] => [
  route(getAuthoringCollection, readAuthoringCollection),
];
