import type { ClientError } from '../errors/client-error.ts';

/** Of failures only that there is no such content is kept. */
export const deliveryErrors = ({ status }: ClientError): number => (status === 404 ? 30_000 : 0);
