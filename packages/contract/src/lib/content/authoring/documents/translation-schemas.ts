import * as z from 'zod/mini';
import { nullableText, pageUrls, Resource, TypeSummary, UserSummary } from '../common-schemas.ts';
import { VariantStatus } from './document-schemas.ts';
import { translationStates } from './translation-terms.ts';

/** The variants in the languages that were requested; those that were there before are not new. */
export const ContentTranslation = z.looseObject({
  contentKey: z.string(),
  managedContentId: z.string(),
  sourceLanguage: z.string(),
  variants: z.array(
    z.looseObject({
      language: z.string(),
      managedContentVariantId: z.string(),
      resourceUrl: z.string(),
      isNew: z.boolean(),
    }),
  ),
});

/** A version by its id and its number, such as `2.0`. */
const VersionName = z.object({ managedContentVersionId: z.string(), versionNumber: z.string() });

/** A content in a language; without a variant where nobody has begun. */
const ContentLanguage = z.looseObject({
  language: z.string(),
  state: z.enum(translationStates),
  status: z.nullable(VariantStatus),
  managedContentVariantId: nullableText,
  title: nullableText,
  lastModifiedDate: nullableText,
  publishedDate: nullableText,
  /** The version of the source that it was begun from or brought up to date with; null where it is unknown or deleted. */
  sourceVersion: z.nullable(VersionName),
  checkedBy: z.nullable(UserSummary),
  checkedDate: nullableText,
});

/** The language that it is written in first, then the others in the order of the space. */
export const ContentLanguages = z.looseObject({
  contentKey: z.string(),
  managedContentId: z.string(),
  source: z.looseObject({ language: z.string(), managedContentVariantId: z.string(), ...VersionName.shape }),
  languages: z.array(ContentLanguage),
});

/** Of all contents of the place; each is in one of the first five. */
const LanguageProgress = z.looseObject({
  language: z.string(),
  source: z.int(),
  missing: z.int(),
  started: z.int(),
  upToDate: z.int(),
  outOfDate: z.int(),
  /** On the site, in whatever version. */
  published: z.int(),
  /** Written in it first or up to date, and not on the site as it is written. */
  unpublished: z.int(),
});

/** Of a space or a folder: how many contents each language has, up to date, out of date, missing and published. */
/** How far the contents of a place are translated, in the languages of the space. */
export const TranslationProgress = z.looseObject({
  contents: z.int(),
  languages: z.array(LanguageProgress),
});

const TranslationItem = z.looseObject({
  contentKey: z.string(),
  managedContentId: z.string(),
  contentType: TypeSummary,
  folder: Resource,
  /** As it is called in the language that it is written in first. */
  title: z.string(),
  sourceLanguage: z.string(),
  sourceVariantId: z.string(),
  state: z.enum(translationStates),
  status: z.nullable(VariantStatus),
  managedContentVariantId: nullableText,
});

/** A page of contents in one language and state of translation, by title. */
/** Contents by their titles, with how far each is in the language that was given. */
export const TranslationItems = z.looseObject({ ...pageUrls, items: z.array(TranslationItem) });
