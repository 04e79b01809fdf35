export { applyHeadTags } from './apply-head-tags.ts';
export { fullTitle } from './full-title.ts';
export type { HeadTag } from './head-tag.ts';
export { type Alternate, languageTag, type PageHead, pageHeadTags } from './page-head.ts';
export { readHeadTags } from './read-head-tags.ts';
export { writeHeadTags } from './write-head-tags.ts';
