import { buildRequest } from '@relab/contract';
import { type ContentProvider, type ContentProviders, getContentProviders } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { requireRight } from '../../access/access.ts';
import { listSpaces } from '../space/space-row.ts';

/** For users who work in any space. */
export async function readProviders(
  providers: readonly ContentProvider[],
  context: Context,
): Promise<ContentProviders> {
  const [space] = await listSpaces({ limit: 1, offset: 0 }, context);
  requireRight(space, 'read');
  return {
    currentPageUrl: buildRequest(getContentProviders, {}).url,
    nextPageUrl: null,
    previousPageUrl: null,
    providers: [...providers],
    total: providers.length,
  };
}
