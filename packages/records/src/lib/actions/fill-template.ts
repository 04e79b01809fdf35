import type { RecordRepresentation } from '@relab/contract/records';
import type { Scalar } from '../query/display.ts';

const names = /\{(\w+)\}/g;
const alone = /^\{(\w+)\}$/;

/** The fields that a text names in braces. */
export const fieldsNamed = (template: unknown): readonly string[] =>
  typeof template === 'string' ? [...template.matchAll(names)].map(([, name = '']) => name) : [];

const heldIn = (record: RecordRepresentation | undefined, name: string): Scalar => {
  const value = record?.fields[name]?.value;
  return typeof value === 'object' || value === undefined ? null : value;
};

/**
 * `{Field}` alone is the record's value as it is; in a text it is what people read, and nothing where there is no value or
 * none that may be read.
 */
export function fillTemplate(
  template: string | number | boolean,
  record: RecordRepresentation | undefined,
): Scalar {
  if (typeof template !== 'string') return template;
  const [, only] = alone.exec(template) ?? [];
  if (only !== undefined) return heldIn(record, only);
  return template.replaceAll(names, (_, name: string) =>
    String(record?.fields[name]?.displayValue ?? heldIn(record, name) ?? ''),
  );
}
