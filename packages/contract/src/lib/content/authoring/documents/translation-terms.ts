/**
 * How far a content is in a language: it is written in it first; nothing is there; words of the source wait to be translated; all of
 * the source is in it; or the source was saved since.
 */
export const translationStates = ['Source', 'Missing', 'Started', 'UpToDate', 'OutOfDate'] as const;

/** What a list of translations can be narrowed to: also what is finished and not on the site as it is written. */
export const translationFilters = ['Missing', 'Started', 'OutOfDate', 'UpToDate', 'Unpublished'] as const;
