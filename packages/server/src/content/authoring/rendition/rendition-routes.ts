import { getManagedContentRendition } from '@relab/contract/content';
import { type Route, route } from '../../../http/route.ts';
import { findRendition } from './find-rendition.ts';

export const renditionRoutes = (): readonly Route[] => [route(getManagedContentRendition, findRendition)];
