import * as z from 'zod/mini';

/** Somebody who has a content open, and in which language. */
export const ContentVisitor = z.looseObject({
  id: z.string(),
  language: z.string(),
  name: z.string(),
  seenDate: z.string(),
});

/** Who else has the content open, ten at most. */
export const ContentPresence = z.looseObject({ visitors: z.array(ContentVisitor) });
