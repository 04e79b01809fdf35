import type { SobjectField } from '@relab/contract/records';
import type { Field } from '../objects/field.ts';

type Entry = SobjectField['picklistValues'][number];

/**
 * Under which values of the controlling field a value can be chosen: bits in base64, the first one that of the first
 * value. A checkbox has the values false and true.
 */
function validFor(values: readonly string[], controller: Field): string {
  const all =
    controller.kind === 'boolean' ? ['false', 'true'] : (controller.values ?? []).map(({ value }) => value);
  const bytes = Buffer.alloc(Math.ceil(all.length / 8));
  for (const [index, value] of all.entries()) {
    const byte = index >> 3;
    if (values.includes(value)) bytes[byte] = (bytes[byte] ?? 0) | (0x80 >> (index & 7));
  }
  return bytes.toString('base64');
}

/** A picklist's values, with what they depend on where there is a controlling field. */
export const picklistEntries = (field: Field, controller: Field | undefined): Entry[] =>
  (field.values ?? []).map((choice) => ({
    active: true,
    defaultValue: choice.value === field.default,
    label: choice.label,
    validFor: controller && choice.validFor ? validFor(choice.validFor, controller) : null,
    value: choice.value,
  }));
