import type { ContentBody } from '@relab/contract/content';
import type { Database } from '@relab/database';
import { escapeHtml } from '@relab/server/http';
import { fillTokens, namedKeys } from '../../content-body.ts';
import { fillBodies, readMedia } from '../../delivery/delivered-bodies.ts';
import type { DraftViewer } from '../../preview/preview-media.ts';

/**
 * A version's body with its pictures as its viewer may see them. Tokens in its text are otherwise left to who shows it; but no
 * one else knows the address of a picture that is not published.
 */
export async function fillDraft(
  database: Database,
  body: Readonly<Record<string, unknown>>,
  viewer: DraftViewer,
): Promise<ContentBody> {
  const [filled = {}] = await fillBodies(database, [{ body }], viewer);
  const media = await readMedia(database, namedKeys(body), viewer);
  const drafts = media.filter(({ is_draft }) => is_draft);
  const addresses = new Map(drafts.map((one) => [one.content_key, escapeHtml(`/sfsites/c${one.address()}`)]));
  return fillTokens(filled, addresses) as ContentBody;
}
