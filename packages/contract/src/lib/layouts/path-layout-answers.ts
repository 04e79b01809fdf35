import * as z from 'zod/mini';

/** Its members are not documented: whoever draws it knows them. */
export const PathLayout = z.looseObject({});
export type PathLayout = z.infer<typeof PathLayout>;
