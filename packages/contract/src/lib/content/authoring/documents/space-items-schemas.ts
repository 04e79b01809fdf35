import * as z from 'zod/mini';
import { pageUrls } from '../common-schemas.ts';
import { FoundFolder, FoundVariant } from './search-schemas.ts';

/** What the folder is called that an item lies in; the root of a space is called as the space is. */
const inFolder = { folderName: z.string() } as const;

/** Changed last first; what is searched for, the best fit first. */
export const SpaceItems = z.looseObject({
  ...pageUrls,
  /** All that match; where more than 5,000 do, 5,000. The pages go on behind them. */
  count: z.int(),
  items: z.array(
    z.discriminatedUnion('type', [z.extend(FoundVariant, inFolder), z.extend(FoundFolder, inFolder)]),
  ),
});

/** By name; 200 at most. */
export const ContentAuthors = z.looseObject({
  authors: z.array(z.object({ id: z.string(), name: z.string() })),
});
