import type { Database } from '@relab/database';
import { contentKey } from '../content-key.ts';
import { navigationType } from '../types/navigation-type.ts';
import { type Publication, publishContent } from './publish-content.ts';

// No interfaces: bodies are JSON, whose objects have any member.
type NavigationLinkInput = {
  readonly label: string;
  /** A path of the site or an address elsewhere; without it and without a content it is only a label. */
  readonly url?: string;
  /** Leads to the page of that content, under the name that it has there. */
  readonly contentKey?: string;
  readonly opensNewWindow?: boolean;
  /** A picture. */
  readonly image?: { readonly contentKey: string };
};

/** A link, or a label; with others below it, or none. */
export type NavigationMenuItemInput = NavigationLinkInput & {
  readonly items?: readonly NavigationLinkInput[];
};

/** A menu of a site in one language, identified by its developer name, whatever its case. */
export interface NavigationMenuInput {
  readonly site: Publication['site'];
  /** The name that pages request it by: a letter, then letters, digits and underscores, 80 at most. */
  readonly developerName: string;
  readonly title: string;
  /** The site's own unless given. */
  readonly language?: string;
  readonly items: readonly NavigationMenuItemInput[];
}

const developerNamePattern = /^[A-Za-z][A-Za-z0-9_]{0,79}$/;

/** The key of the content that a menu is. */
export const menuKey = (siteId: string, developerName: string): string =>
  contentKey(`navigation ${siteId} ${developerName.toLowerCase()}`);

/**
 * Publishes a menu to a site in one language; called for each language that it has, that of the site first. What is there as
 * it is given stays as it is.
 */
export async function publishNavigationMenu(database: Database, menu: NavigationMenuInput): Promise<void> {
  const { site, developerName, title, language, items } = menu;
  if (!developerNamePattern.test(developerName))
    throw new Error(
      `"${developerName}" is no developer name: a letter, then letters, digits and underscores.`,
    );
  await publishContent(database, {
    site,
    contents: [
      {
        contentKey: menuKey(site.id, developerName),
        apiName: developerName,
        type: navigationType,
        title,
        body: { items },
        ...(language === undefined ? {} : { language }),
      },
    ],
  });
}
