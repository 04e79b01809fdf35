import type { RawBuilder } from 'kysely';

export type FormulaType = 'text' | 'number' | 'date' | 'dateTime' | 'boolean';

export interface FormulaField {
  readonly type: FormulaType;
  /** Picklists have type `text`, and are only accepted by functions for picklists. `many`: a multi-select one, `A;B`. */
  readonly picklist?: 'one' | 'many';
}

/** What the fields that a formula names are. */
export interface FormulaScope {
  /** Undefined: there is no such field. `way` is as in `fieldsOf`; names are exact. */
  field(path: readonly string[]): FormulaField | undefined;
}

/** Where a compiled formula finds its values. */
export interface FormulaSources extends FormulaScope {
  /** A column, or a scalar subquery for a way through references. Called once per mention. */
  sql(path: readonly string[]): RawBuilder<unknown>;
  /** The moment that TODAY and NOW speak of; `now()` without it. */
  readonly now?: RawBuilder<unknown>;
}
