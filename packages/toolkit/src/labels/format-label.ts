/** Puts values into a label: `formatLabel('List Item {0}', 3)` is `List Item 3`. A place without a value stays as it is. */
export function formatLabel(label: string, ...values: readonly (string | number)[]): string {
  return label.replace(/\{(\d+)\}/g, (placeholder, index) => String(values[Number(index)] ?? placeholder));
}
