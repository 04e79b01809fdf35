/** A content as an archive holds it, in `folders/{type}/{apiName}/_meta.json`. */
export interface ContentMeta {
  readonly apiName: string;
  readonly contentKey: string;
  readonly externalId: string | null;
  /** Of the variant that stands for the content. */
  readonly language: string;
  /** The folders that it lies in, from the root of its space. */
  readonly path: readonly string[];
  readonly type: string;
  /** Terms of taxonomies by their names; absent where they were not requested. */
  readonly taxonomyTerms?: readonly { readonly taxonomy: string; readonly term: string }[];
}

/** One of its languages, in `folders/{type}/{apiName}/{language}/content.json`. */
export interface VariantFile {
  readonly contentBody: Readonly<Record<string, unknown>>;
  readonly title: string;
  readonly type: string;
  readonly urlName: string | null;
  readonly variantType: string;
}

const folderOf = (type: string, apiName: string): string => `folders/${type}/${apiName}`;

export const metaEntry = ({ type, apiName }: Pick<ContentMeta, 'type' | 'apiName'>): string =>
  `${folderOf(type, apiName)}/_meta.json`;

export const variantEntry = (
  { type, apiName }: Pick<ContentMeta, 'type' | 'apiName'>,
  language: string,
): string => `${folderOf(type, apiName)}/${language}/content.json`;
