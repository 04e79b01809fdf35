/** A UUID: a write that comes again under the same key is answered as the first was, and done once. @internal */
export const idempotency = { idempotencyKey: 'Idempotency-Key' } as const;
