import type { ClientError } from '../errors/client-error.ts';

/** Of all failures only a missing content is cached. */
export const deliveryErrors = ({ status }: ClientError): number => (status === 404 ? 30_000 : 0);
