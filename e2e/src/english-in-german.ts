/** Words that English sentences can hardly do without, and that German ones do not have. */
const words =
  /(?<![\p{L}\d])(?:the|and|of|with|for|from|are|your|you|this|that|these|is|be|been|which|have|has|please|each|price|weight|delivery|order|orders|sold|used|tested|shown|found|year|years|day|days|months|none|yes)(?![\p{L}\d])/iu;

/**
 * Groups of thousands with commas, and decimals with a point before a unit. `0,997` is a German decimal, and so is what a
 * power of ten follows.
 */
const numbers =
  /(?<![\p{L}\d.,-])[1-9]\d{0,2}(?:,\d{3})+(?![\d,]| × 10)|(?<![\p{L}\d.,-])\d+\.\d{1,2} ?(?:%|°C|×|[µmk]?[mgL]\b|bar|mbar|kg|€|EUR)/u;

/** Texts that are the same in German, and names of sellers. */
const names = /Point of Care|The Wandering Beaker Ltd/g;

/** What of a text on a German page is English, or reads as another number in German. */
export function englishIn(text: string): string | undefined {
  const own = text.replaceAll(names, '');
  return (words.exec(own) ?? numbers.exec(own))?.[0];
}
