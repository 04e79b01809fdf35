/** One statement about an instrument. The unit stands apart, so that numbers can be aligned. */
export type Fact = {
  readonly name: string;
  readonly value: string;
  readonly unit?: string;
  /** One of the facts that decide in this category. */
  readonly key?: true;
};

/** How facts are written down in the model files: name, value, unit. */
export type FactRow = readonly [name: string, value: string, unit?: string];

export function toFact([name, value, unit]: FactRow, isKey: boolean): Fact {
  return { name, value, ...(unit === undefined ? {} : { unit }), ...(isKey ? { key: true as const } : {}) };
}
