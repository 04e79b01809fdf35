import * as z from 'zod/mini';
import { batchOf } from '../batch-response.ts';

const text = z.nullable(z.string());

/** D-071. `isMassAction` is a text. */
export const PlatformAction = z.looseObject({
  actionListContext: z.string(),
  actionTarget: text,
  actionTargetType: text,
  apiName: z.string(),
  externalId: z.string(),
  iconUrl: text,
  id: text,
  isMassAction: z.enum(['true', 'false']),
  label: z.string(),
  lwcComponent: text,
  primaryColor: text,
  relatedListRecordId: text,
  relatedSourceObject: text,
  section: text,
  sourceObject: text,
  subtype: text,
  targetObject: text,
  targetUrl: text,
  type: z.string(),
});

const EntityActions = z.looseObject({
  actions: z.array(PlatformAction),
  links: z.array(z.string()),
  url: z.string(),
});

/** D-070; `actions` is keyed by what the actions belong to: a record's id, an object's name, `Global`. */
export const ActionCollection = z.looseObject({
  actions: z.record(z.string(), EntityActions),
  url: z.string(),
});

/** One result per related list, in the requested order. */
export const RelatedListsActions = batchOf(ActionCollection);
