import type { Field, Rollup } from './field.ts';
import type { StoredField, UnstoredField } from './typed-field.ts';

/** Set by the server alone: callers read it. */
export const byServer = { createable: false, updateable: false } as const;

/** Numbered by the database: `prefix` and at least `digits` digits. Numbers of writes that failed are not used again. */
export const autoNumber = (
  options: Pick<Field, 'label' | 'help'> & { readonly prefix?: string; readonly digits?: number },
): StoredField<'text null default'> => ({
  kind: 'autoNumber',
  digits: 8,
  unique: true,
  ...byServer,
  ...options,
});

/** Text that the database puts together from other text fields, such as a person's name. */
export const composed = (
  options: Pick<Field, 'label' | 'help' | 'indexed'> & { readonly composedOf: readonly string[] },
): StoredField<'text generated'> => ({ kind: 'text', length: 1_000, ...byServer, ...options });

const number = { precision: 18, scale: 2 } as const;
const results = {
  text: { length: 1_300 },
  number,
  currency: number,
  percent: number,
  date: {},
  dateTime: {},
  boolean: {},
} as const;

/** Calculated from other fields whenever it is read. `formula` is in the language of `formula/`. */
export const formula = ({
  returns,
  ...options
}: Pick<Field, 'label' | 'help' | 'readableBy' | 'scale'> & {
  readonly returns: keyof typeof results;
  readonly formula: string;
}): UnstoredField => ({ kind: returns, ...results[returns], ...byServer, ...options });

/** Counted or added up over the records below, whenever it is read. */
export const rollup = (
  options: Pick<Field, 'label' | 'help' | 'readableBy' | 'scale'> & {
    readonly returns?: 'number' | 'currency' | 'date' | 'dateTime';
  } & Rollup,
): UnstoredField => {
  const { label, help, readableBy, scale, returns = 'number', ...rest } = options;
  return {
    kind: returns,
    label,
    precision: 18,
    scale: scale ?? (returns === 'currency' ? 2 : 0),
    ...(help === undefined ? {} : { help }),
    ...(readableBy === undefined ? {} : { readableBy }),
    ...byServer,
    rollup: rest,
  };
};
