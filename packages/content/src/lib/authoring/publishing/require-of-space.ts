import { ApiError } from '@relab/server/http';
import type { ChosenVariant } from './chosen-variant.ts';

/** Refuses variants of another space than the one that is named beside them. */
export function requireOfSpace(variants: readonly ChosenVariant[], spaceId: string, field: string): void {
  if (variants.some((variant) => variant.spaceId !== spaceId))
    throw new ApiError('INVALID_API_INPUT', 'The contents are of another space.', { fields: [field] });
}
