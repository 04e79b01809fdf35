export { CoverLink } from './cover-link.tsx';
export { Link, type LinkProps } from './link.tsx';
export { linkDefinition } from './link-definition.ts';
export { link, linkTarget, parseLink } from './link-setting.ts';
export {
  isRelativeUrl,
  isShortcutLink,
  isValidLink,
  isValidPageReference,
  isValidUrl,
  safeHref,
} from './link-validity.ts';
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
} from './page-reference.ts';
export { parsePageReference } from './parse-page-reference.ts';
export { TextLink, type TextLinkProps } from './text-link.tsx';
