import { getAuthoringCollection } from '@relab/contract/content';
import { type Route, route } from '@relab/server/http';
import type { PreviewKeys } from '../../preview/preview-keys.ts';
import { draftViewer } from '../../preview/preview-media.ts';
import { readAuthoringCollection } from './read-collection.ts';

export const collectionRoutes = (keys: PreviewKeys): readonly Route[] => [
  route(getAuthoringCollection, (config, context) =>
    readAuthoringCollection(config, context, draftViewer(keys, context)),
  ),
];
