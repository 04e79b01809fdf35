import type * as z from 'zod/mini';
import type { AnyCall, ResponseFor } from './call.ts';

/** A call with the schemas of its responses, by status. */
export interface DescribedCall {
  readonly call: AnyCall;
  readonly responses: Readonly<Record<number, z.ZodMiniType | null>>;
  /** Types of the file that a good response is, for a call that responds with one. */
  readonly mediaTypes?: readonly string[];
  /** What a failed response has, where that is more than the list of errors that every call has. */
  readonly error: z.ZodMiniType | undefined;
}

type ResponseSchema<C extends AnyCall> = [ResponseFor<C>] extends [null]
  ? null
  : z.ZodMiniType<ResponseFor<C>>;

/**
 * Declares what a call responds, beside the call; the types of both must agree. Null stands for a response without a body. A
 * constant of its own, so that bundlers leave it out of pages with its schemas: only servers and tests read it.
 */
// @__NO_SIDE_EFFECTS__
export function responses<const C extends AnyCall>(
  call: C,
  byStatus: Readonly<Record<number, ResponseSchema<C> | null>>,
  error?: z.ZodMiniType,
): DescribedCall {
  return { call, responses: byStatus, error };
}

/** Declares that a call responds with a file, of one of these types. */
// @__NO_SIDE_EFFECTS__
export function fileResponses(call: AnyCall, ...mediaTypes: readonly string[]): DescribedCall {
  return { call, responses: { 200: null }, mediaTypes, error: undefined };
}
