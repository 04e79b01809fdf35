export {
  isRelativeUrl,
  isShortcutLink,
  isValidLink,
  isValidPageReference,
  isValidUrl,
  safeHref,
} from '../page-reference/link-validity.ts';
export {
  type ContentPageReference,
  type LinkInfo,
  type NamedPageReference,
  type ObjectPageReference,
  type PageReference,
  type PageState,
  type RecordPageReference,
  type RelationshipPageReference,
  type SearchPageReference,
  type WebPageReference,
  webPage,
} from '../page-reference/page-reference.ts';
export { parseLink } from '../page-reference/parse-link.ts';
export { parsePageReference } from '../page-reference/parse-page-reference.ts';
export { CoverLink } from './cover-link.tsx';
export { Link, type LinkProps } from './link.tsx';
export { linkDefinition } from './link-definition.ts';
export { link, linkTarget } from './link-setting.ts';
export { TextLink, type TextLinkProps } from './text-link.tsx';
