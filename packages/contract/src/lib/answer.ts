import * as z from 'zod/mini';
import type { AnswerFor, AnyCall } from './call.ts';
import type { Infer } from './infer.ts';

/** The body of every failed call. */
export const Errors = z.array(
  z.object({ errorCode: z.string(), message: z.string(), fields: z.optional(z.array(z.string())) }),
);
export type Errors = Infer<typeof Errors>;

/** A call beside the schemas of what it answers, by status. Kept out of the calls so that no browser fetches them. */
export interface AnsweredCall {
  readonly call: AnyCall;
  readonly answers: Readonly<Record<number, z.ZodMiniType | null>>;
  /** What it answers when it is refused, where that is more than the list that every call has. */
  readonly refusal: z.ZodMiniType | undefined;
}

type Whole<C extends AnyCall> = [AnswerFor<C>] extends [null] ? null : z.ZodMiniType<AnswerFor<C>>;

/** Pairs a call with its answers; the types of both must agree. Null stands for an answer without a body. */
export function answers<const C extends AnyCall>(
  call: C,
  byStatus: Readonly<Record<number, Whole<C> | null>>,
  refusal?: z.ZodMiniType,
): AnsweredCall {
  return { call, answers: byStatus, refusal };
}
