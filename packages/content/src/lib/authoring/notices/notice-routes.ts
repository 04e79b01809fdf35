import { dismissContentMentions, getContentMentions } from '@relab/contract/content';
import { type Route, route } from '@relab/server/http';
import { dismissMentions, readMentions } from './mentions.ts';

export const noticeRoutes = (): readonly Route[] => [
  route(getContentMentions, (_, context) => readMentions(context)),
  route(dismissContentMentions, dismissMentions),
];
