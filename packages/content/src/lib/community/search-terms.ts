import { likePattern } from '@relab/records/query';
import { type RawBuilder, sql } from 'kysely';

/** As many as anybody means. */
const maxTerms = 50;

/** Of `d` and its version `v`, what has each word in its title or in the texts of its body; `*` stands for any letters. */
export function hasWords(queryTerm: string): readonly RawBuilder<boolean>[] {
  const terms = queryTerm.split(/\s+/).filter((term) => /[^*?]/.test(term));
  return terms.slice(0, maxTerms).map((term) => {
    const pattern = `%${likePattern(term)}%`;
    return sql`(d.title ilike ${pattern} or exists (
      select 1 from jsonb_path_query(v.body, 'strict $.** ? (@.type() == "string")') text
      where regexp_replace(text #>> '{}', '<[^>]*>', ' ', 'g') ilike ${pattern}))`;
  });
}
