import type { Client } from '@relab/client';
import { getContentForSite, movedTo } from '@relab/client/content';
import { type FormBody, readFormBody } from '@relab/contract/content';
import { NotFound, Redirect } from '@relab/pages';
import { hrefOf } from '../../href.ts';
import { contentLanguage } from '../../language/language.ts';
import { routes } from '../../routes.ts';

/** A form of the site, in the best language that it has. */
export interface SiteForm extends FormBody {
  readonly contentKey: string;
  readonly urlName: string | null;
  readonly language: string;
}

/** By its key or URL name. What is no form has no page here; an alias that it has left leads to where it is, for good. */
export async function loadForm(client: Client, contentKeyOrId: string): Promise<SiteForm> {
  try {
    const content = await getContentForSite(client, { contentKeyOrId, language: contentLanguage });
    const { contentBody, contentKey, contentType, urlName, language, title } = content;
    if (contentType.fullyQualifiedName !== 'sfdc_cms__form') throw new NotFound();
    const form = readFormBody(contentBody);
    return { ...form, title: form.title || title, contentKey, urlName, language };
  } catch (error) {
    const to = movedTo(error);
    if (!to) throw error;
    const href =
      'redirectUrl' in to ? to.redirectUrl : hrefOf(routes.form, { contentKey: to.contentKeyOrUrlName });
    throw new Redirect(href, true);
  }
}
