import type { Database } from '@relab/database';
import { ApiError } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import type { SearchWord } from './search-terms.ts';

/** A `tsquery`. */
export type WordQuery = RawBuilder<unknown>;

/** A word, or those that stand for one: `config` is of a language, which knows stems. */
export type ResolvedWord =
  | Exclude<SearchWord, { kind: 'pattern' }>
  | { kind: 'any'; words: readonly string[] };

/** More words than anybody means by a few letters. */
const mostWords = 2000;

/** Puts the words that are there in place of patterns; undefined where one has none, so that nothing can be found. */
export async function resolveWords(
  database: Database,
  words: readonly SearchWord[],
  spaceIds: readonly string[],
): Promise<readonly ResolvedWord[] | undefined> {
  const resolved: ResolvedWord[] = [];
  for (const word of words) {
    if (word.kind !== 'pattern') {
      resolved.push(word);
      continue;
    }
    const { rows } = await sql<{ word: string }>`
      select distinct word from managed_content_word
      where space_id = any (${spaceIds}) and word like ${word.pattern} limit ${mostWords + 1}`.execute(
      database,
    );
    if (rows.length === 0) return undefined;
    if (rows.length > mostWords)
      throw new ApiError(
        'ILLEGAL_QUERY_PARAMETER_VALUE',
        `queryTerm: "${word.pattern.replaceAll('%', '*')}" stands for too many words. Write more of it.`,
        { fields: ['queryTerm'] },
      );
    resolved.push({ kind: 'any', words: rows.map((row) => row.word) });
  }
  return resolved;
}

const quoted = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** All words have to be there. Stems of a language are found beside the words as they are. */
export function queryOf(words: readonly ResolvedWord[], config: string): WordQuery {
  const plain = (operand: string): WordQuery => sql`to_tsquery('simple', ${operand})`;
  const each = words.map((one): WordQuery => {
    if (one.kind === 'any') return sql`${one.words.map(quoted).join(' | ')}::tsquery`;
    if (one.kind === 'beginning') return plain(`${quoted(one.word)}:*`);
    const operand = quoted(one.word);
    return config === 'simple'
      ? plain(operand)
      : sql`(to_tsquery(${config}::regconfig, ${operand}) || ${plain(operand)})`;
  });
  return sql`(${sql.join(each, sql` && `)})`;
}
