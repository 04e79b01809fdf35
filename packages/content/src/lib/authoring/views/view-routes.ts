import { deleteContentView, getContentViews, saveContentView } from '@relab/contract/content';
import { type Route, route } from '@relab/server/http';
import { createRoute } from '../../create-route.ts';
import { deleteView, readViews, saveView } from './content-views.ts';

export const viewRoutes = (): readonly Route[] => [
  route(getContentViews, readViews),
  createRoute(saveContentView, saveView),
  route(deleteContentView, deleteView),
];
