import {
  createContentComment,
  deleteContentComment,
  getContentComments,
  getContentReaders,
  updateContentComment,
} from '@relab/contract/content';
import { type Route, route } from '@relab/server/http';
import { createRoute } from '../../create-route.ts';
import { deleteComment, resolveComment } from './change-comment.ts';
import { createComment, type NotifyMention } from './create-comment.ts';
import { readComments } from './read-comments.ts';
import { readReaders } from './readers.ts';

export const commentRoutes = (notify: NotifyMention | undefined): readonly Route[] => [
  route(getContentComments, readComments),
  createRoute(createContentComment, (input, context) => createComment(input, context, notify)),
  route(updateContentComment, resolveComment),
  route(deleteContentComment, ({ commentId }, context) => deleteComment(commentId, context)),
  route(getContentReaders, readReaders),
];
