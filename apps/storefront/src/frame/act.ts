import type { Client } from '@relab/client';
import type { ComparedSlot } from '../comparing/compared-ids.ts';
import { matchRoute } from './open-page.ts';
import { NotFound, type Outcome } from './page.ts';
import { importPage } from './pages.ts';
import type { SiteSettings } from './settings.ts';
import { settleAccount } from './settle-account.ts';

/** How large a form may be that is posted to an address; undefined where that is the usual. */
export async function largestFormAt(url: URL): Promise<number | undefined> {
  const match = matchRoute(url);
  return match && (await importPage(match.route.page)).largestForm;
}

/** Hands a posted form to the page it was posted to. */
export async function act(
  client: Client,
  url: URL,
  settings: SiteSettings,
  form: FormData,
  compared: ComparedSlot,
): Promise<Outcome> {
  const match = matchRoute(url);
  const page = match && (await importPage(match.route.page));
  if (!page?.act) throw new NotFound();
  await settleAccount(client);
  return page.act({ client, params: match?.params ?? {}, url, settings, compared }, form);
}
