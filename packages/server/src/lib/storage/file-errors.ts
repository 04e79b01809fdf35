export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(codeOf(error));

/** No room on the disk, in the quota, or for a file of this length. */
export const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(codeOf(error));

/** For `catch`: undefined where a file is missing; any other error is thrown. */
export const unlessMissing = (error: unknown): undefined => {
  if (!isMissing(error)) throw error;
};
