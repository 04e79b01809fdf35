import type { SitePages } from '../../seo/site-pages.ts';

/** A placeholder for a name, to find out what the site's paths look like. */
const marker = 'a-name-that-no-content-has';

/** A form and an article: the site may show them at different paths. */
const kinds = ['sfdc_cms__form', 'sfdc_cms__textPage'];

/** Where the site shows contents, read from both ends. */
export interface ContentPaths {
  /** The name that a path has of a content; undefined for another page, and another site. */
  readonly nameIn: (address: string) => string | undefined;
  /** All paths that a name stands for. */
  readonly pathsOf: (name: string) => readonly string[];
}

/** The same page with another query or fragment, or a slash at its end. */
const pathOf = (address: string): string => address.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');

/** The paths of contents in some languages. */
export function contentPaths(pages: SitePages, languages: readonly string[]): ContentPaths {
  const patterns = languages.flatMap((language) =>
    kinds.flatMap((typeName) => {
      const path = pages.content({ contentKey: marker, urlName: marker, typeName, language });
      const [before, after] = path?.split(marker) ?? [];
      return before === undefined || after === undefined ? [] : [{ before, after }];
    }),
  );
  // The site leads a path without a language to one with it.
  const all = [...new Map(patterns.map((one) => [`${one.before} ${one.after}`, one])).values()];
  return {
    nameIn(address) {
      const path = pathOf(address);
      for (const { before, after } of all) {
        if (!path.startsWith(before) || !path.endsWith(after)) continue;
        const name = path.slice(before.length, path.length - after.length);
        if (name !== '' && !name.includes('/')) return name;
      }
      return undefined;
    },
    pathsOf: (name) => all.map(({ before, after }) => before + name + after),
  };
}
