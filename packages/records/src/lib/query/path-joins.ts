import { type RawBuilder, sql } from 'kysely';
import { type Reader, rowsFor } from '../objects/access.ts';
import { columnName } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';

/**
 * The records that a query reaches through references of its row `t0`, each relationship path joined once however often
 * it is mentioned: the condition of access there is the dear part. No row where the reader may not see the record.
 */
export class PathJoins {
  readonly #aliases = new Map<string, string>();
  readonly #joins: RawBuilder<unknown>[] = [];

  /** The alias of the record that a reference of the row `from` leads to. */
  join(from: string, field: string, target: ObjectDeclaration, reader: Reader): string {
    const path = `${from}.${field}`;
    const joined = this.#aliases.get(path);
    if (joined !== undefined) return joined;
    const alias = `j${this.#aliases.size}`;
    this.#aliases.set(path, alias);
    this.#joins.push(sql`
      left join ${sql.id(target.table.name)} as ${sql.id(alias)}
        on ${sql.ref(`${alias}.id`)} = ${sql.ref(`${from}.${columnName(field)}`)} and ${rowsFor(target, 'read', alias, reader)}`);
    return alias;
  }

  /** Stands after the table in FROM. Each join finds one row at most. */
  get sql(): RawBuilder<unknown> {
    return sql`${sql.join(this.#joins, sql` `)}`;
  }
}
