import { checkValue, type Problem as Found, type Schema } from '@relab/contract';
import { ApiError, badRequest, requireStorable } from '@relab/server/http';
import type { ArchiveEntry } from '../../../archive/pack-entry.ts';
import { transferLimits } from '../limits.ts';
import type { Problem } from '../transfer.ts';

export const words = (most: number, least = 0): Schema => ({
  type: 'string',
  minLength: least,
  maxLength: most,
});
export const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
export const members = (
  properties: Readonly<Record<string, Schema>>,
  optional: readonly string[] = [],
): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

/** The content of an entry; its required members were checked, so the type holds. */
export function readJson({ bytes }: ArchiveEntry, schema: Schema): unknown {
  if (bytes.byteLength > transferLimits.jsonBytes) throw badRequest('The entry is too large.');
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw badRequest('This is no JSON in UTF-8.');
  }
  requireStorable(value, 'The entry');
  const problems: Found[] = [];
  const checked = checkValue(schema, value, problems);
  const [problem] = problems;
  if (problem) throw badRequest(`${problem.path.join('.')}: ${problem.message}`);
  return checked;
}

/** Runs something for an entry; its error is reported with the entry. */
export function attempt<Result>(entry: string, problems: Problem[], work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    problems.push({ entry, message: error.message });
    return undefined;
  }
}
