import { createHmac } from 'node:crypto';

/** Names somebody who was erased: nobody finds an address from it without the secret of the installation. */
export const erasureHash = (secret: string, email: string): string =>
  createHmac('sha256', secret).update(`erasure\0${email.trim().toLowerCase()}`).digest('base64url');
