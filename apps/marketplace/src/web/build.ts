import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder in which the build put what browsers fetch, in every language. */
export const browserFiles = join(
  dirname(fileURLToPath(import.meta.resolve('@relab/storefront'))),
  '../../client',
);
