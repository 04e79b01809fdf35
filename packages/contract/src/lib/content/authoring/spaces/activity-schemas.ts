import * as z from 'zod/mini';
import { nullableText, UserSummary } from '../common-schemas.ts';
import { activityKinds } from './activity-terms.ts';

/** Something that happened in a space: who did what, when, with which content. */
export const SpaceActivity = z.looseObject({
  /** Null where the installation did it. */
  createdBy: z.nullable(UserSummary),
  createdDate: z.string(),
  /** A version, a state, a role: the result; null where there is none. */
  detail: nullableText,
  id: z.string(),
  kind: z.enum(activityKinds),
  language: nullableText,
  /** Null for what is of no content, and for a content that is not there any more. */
  managedContentId: nullableText,
  /** Of the content as it was called then, of the deployment, or the name of the member. */
  title: z.string(),
});

/** The latest first. */
export const SpaceActivities = z.looseObject({
  activities: z.array(SpaceActivity),
  /** What `before` is given for the next page; null on the last one. */
  nextBefore: nullableText,
});
