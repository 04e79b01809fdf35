/** What both studios hold, as expressions of SQL where it is made in sets. */

/** Paragraphs of the two long versions; every twentieth is another one in the second. */
const paragraphs = 200;

export type LongVersion = 'older' | 'newer';

/** The texts of the paragraphs of a long version. */
export const paragraphsOf = (version: LongVersion): readonly string[] =>
  Array.from({ length: paragraphs }, (_, index) => {
    const place = `The instrument of room ${index} was looked over by those who know it, with all that belongs to it`;
    return index % 20 === 7 && version === 'newer' ? `${place}, and its rotor is a new one.` : `${place}.`;
  });
