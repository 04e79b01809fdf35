import { read, shape, write } from '../../../call.ts';
import { boolean, integer, line, list, object, optional, pattern, text } from '../../../schema.ts';
import { authoringPath, brief } from '../paths.ts';
import type { ContentComment, ContentComments, ContentMentions, ContentReaders } from './responses.ts';

const ofVariant = `${authoringPath}/contents/variants/{variantId}` as const;
const one = `${authoringPath}/contents/comments/{commentId}` as const;

/** The comments on a variant that the user may read; only open ones unless `isResolved` is set. */
export const getContentComments = read({
  id: 'getContentComments',
  area: 'cms-authoring',
  path: `${ofVariant}/comments`,
  query: object({
    before: optional(text(60, 1)),
    isResolved: optional(boolean),
    pageSize: optional(integer(1, 100)),
  }),
  response: shape<ContentComments>(),
  lifetime: brief,
});

/**
 * A comment on a field, by whoever may read the content; with `replyToId` an answer to that comment, which stands at the same
 * field. Who is mentioned has to be able to read the content too, and is notified.
 */
export const createContentComment = write({
  id: 'createContentComment',
  area: 'cms-authoring',
  path: `${ofVariant}/comments`,
  body: object({
    fieldPath: optional(pattern(/^[\w$:-]{1,80}(?:\.[\w$:-]{1,80}){0,19}$|^$/)),
    mentionedUserIds: optional(list(text(18, 1), 20)),
    replyToId: optional(text(18, 1)),
    text: line(4000, 1),
  }),
  response: shape<ContentComment>(),
});

/** Resolves a comment or opens it again: its author does, and whoever may change the content. */
export const updateContentComment = write({
  id: 'updateContentComment',
  area: 'cms-authoring',
  method: 'PATCH',
  path: one,
  body: object({ isResolved: boolean }),
  response: shape<ContentComment>(),
});

/** Deletes a comment with its replies, or a reply: its author does, and whoever manages the space. */
export const deleteContentComment = write({
  id: 'deleteContentComment',
  area: 'cms-authoring',
  method: 'DELETE',
  path: one,
  response: shape<null>(),
});

/** Whom a comment on a variant can mention: twenty at most, those whose names hold the fragment. */
export const getContentReaders = read({
  id: 'getContentReaders',
  area: 'cms-authoring',
  path: `${ofVariant}/readers`,
  query: object({ nameFragment: optional(text(100)) }),
  response: shape<ContentReaders>(),
  lifetime: brief,
});

/** Where the user was mentioned in contents that they may read, and what waits for them in workflows, until they have said that they have read it. */
export const getContentMentions = read({
  id: 'getContentMentions',
  area: 'cms-authoring',
  path: `${authoringPath}/content-mentions`,
  response: shape<ContentMentions>(),
  lifetime: brief,
});

/** Says that the user has read these mentions, and looked at these variants that wait for them; what is of others stays. */
export const dismissContentMentions = write({
  id: 'dismissContentMentions',
  area: 'cms-authoring',
  path: `${authoringPath}/content-mentions/dismiss`,
  body: object({
    commentIds: optional(list(text(18, 1), 100)),
    variantIds: optional(list(text(18, 1), 100)),
  }),
  response: shape<ContentMentions>(),
});
