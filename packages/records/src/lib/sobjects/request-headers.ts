/** Records in one response of a query, as on the platform. */
const maxBatchSize = 2_000;
const minBatchSize = 200;

/** `Sforce-Query-Options: batchSize=500`. */
export function batchSizeOf(headers: Headers): number {
  const [, size] = /batchSize=(\d{1,9})/i.exec(headers.get('sforce-query-options') ?? '') ?? [];
  return size === undefined ? maxBatchSize : Math.min(maxBatchSize, Math.max(minBatchSize, Number(size)));
}

/** `Sforce-Duplicate-Rule-Header: allowSave=true`. */
export const allowsDuplicates = (headers: Headers): boolean =>
  /allowSave\s*=\s*true/i.test(headers.get('sforce-duplicate-rule-header') ?? '');
