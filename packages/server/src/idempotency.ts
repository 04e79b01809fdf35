export { idempotent } from './lib/idempotency/idempotent.ts';
