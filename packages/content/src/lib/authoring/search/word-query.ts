import type { Database } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '../../any-of.ts';
import { illegalQueryParameter } from '../../errors.ts';
import type { SearchWord } from './search-terms.ts';

/** A `tsquery`. */
export type WordQuery = RawBuilder<unknown>;

/** A word, or those that stand for one: `config` is of a language, which knows stems. */
export type ResolvedWord =
  | Exclude<SearchWord, { kind: 'pattern' }>
  | { kind: 'any'; words: readonly string[] };

/** More words than anybody means by a short prefix. */
const maxWords = 2000;

/** Replaces patterns by the stored words that match; undefined where one has none, so that nothing can match. */
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
    const rows = await database
      .selectFrom('managed_content_word')
      .select('word')
      .distinct()
      .where('space_id', '=', anyOf(spaceIds))
      .where('word', 'like', word.pattern)
      .limit(maxWords + 1)
      .execute();
    if (rows.length === 0) return undefined;
    if (rows.length > maxWords)
      throw illegalQueryParameter(
        'queryTerm',
        `"${word.pattern.replaceAll('%', '*')}" stands for too many words. Write more of it.`,
      );
    resolved.push({ kind: 'any', words: rows.map((row) => row.word) });
  }
  return resolved;
}

const quoted = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** A match has all words. Stems of a language match beside the words as they are. */
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
