import { getManagedContentRendition } from '@relab/contract/content';
import { type Route, route } from '@relab/server/http';
import type { PreviewKeys } from '../../preview/preview-keys.ts';
import { draftViewer } from '../../preview/preview-media.ts';
import { findRendition } from './find-rendition.ts';

export const renditionRoutes = (keys: PreviewKeys): readonly Route[] => [
  route(getManagedContentRendition, (name, context) =>
    findRendition(name, context, draftViewer(keys, context)),
  ),
];
