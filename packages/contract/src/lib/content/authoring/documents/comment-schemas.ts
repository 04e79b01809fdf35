import * as z from 'zod/mini';
import { UserSummary } from '../common-schemas.ts';

/** Somebody whom a comment names. */
const Mention = z.looseObject({ id: z.string(), name: z.string() });

const remark = {
  createdBy: z.nullable(UserSummary),
  createdDate: z.string(),
  id: z.string(),
  /** Whether whoever reads this may delete it. */
  isDeletable: z.boolean(),
  mentions: z.array(Mention),
  text: z.string(),
} as const;

/** An answer to a comment. */
export const ContentCommentReply = z.looseObject(remark);

/** A comment on a field of a variant, with its replies, the oldest first. */
export const ContentComment = z.looseObject({
  ...remark,
  /** The names on the way to the field, as `title` or `body.items.0.label`; empty for the variant itself. */
  fieldPath: z.string(),
  isResolved: z.boolean(),
  managedContentVariantId: z.string(),
  replies: z.array(ContentCommentReply),
  resolvedBy: z.nullable(UserSummary),
  resolvedDate: z.nullable(z.string()),
});

/** A page of the comments of a variant, the newest first, and how many are open at which field. */
export const ContentComments = z.looseObject({
  comments: z.array(ContentComment),
  /** What `before` is given for the next page; null on the last one. */
  nextBefore: z.nullable(z.string()),
  openCounts: z.array(z.looseObject({ count: z.number(), fieldPath: z.string() })),
});

/** People who may read a variant, by name: those whom a comment on it can mention. */
export const ContentReaders = z.looseObject({ people: z.array(Mention) });

/** Where somebody was mentioned and has not read it yet. */
export const ContentMention = z.looseObject({
  commentId: z.string(),
  createdBy: z.nullable(UserSummary),
  createdDate: z.string(),
  language: z.string(),
  managedContentId: z.string(),
  text: z.string(),
  title: z.string(),
});

/** A content that waits in a state for somebody who may move it on, or who was named, and has not looked at it yet. */
export const ContentTask = z.looseObject({
  createdBy: z.nullable(UserSummary),
  createdDate: z.string(),
  isAssigned: z.boolean(),
  language: z.string(),
  managedContentId: z.string(),
  managedContentVariantId: z.string(),
  stateLabel: z.string(),
  title: z.string(),
});

/** The newest of the reader's own, twenty at most of each kind, and how many there are of both. */
export const ContentMentions = z.looseObject({
  count: z.number(),
  mentions: z.array(ContentMention),
  tasks: z.array(ContentTask),
});
