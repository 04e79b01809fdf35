import { ApiError } from '../errors/api-error.ts';

const maxDepth = 64;

/** Throws for text that PostgreSQL cannot store: null characters and halves of surrogate pairs, in names and in values. */
export function requireStorable(value: unknown, name: string, depth = 0): void {
  if (typeof value === 'string') {
    if (!value.includes('\0') && value.isWellFormed()) return;
    throw new ApiError('INVALID_API_INPUT', `${name} holds characters that cannot be stored.`, {
      fields: [name.isWellFormed() && !name.includes('\0') ? name : ''],
    });
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth > maxDepth) throw new ApiError('INVALID_API_INPUT', `${name} is nested too deeply.`);
  for (const [key, member] of Object.entries(value)) {
    requireStorable(key, depth === 0 ? 'A name' : name, depth + 1);
    requireStorable(member, depth === 0 ? key : name, depth + 1);
  }
}
