import { ApiError } from '@relab/server/http';

/** What is not there, or may not be read. */
export const notFound = (): ApiError =>
  new ApiError('ITEM_NOT_FOUND', 'The requested resource does not exist');
