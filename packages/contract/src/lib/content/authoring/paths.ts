import { dataPath } from '../../call.ts';
import { minutes } from '../../lifetime.ts';
import { integer, optional } from '../../schema.ts';

/** C-167. @internal */
export const authoringPath = `${dataPath}/connect/cms` as const;
/** Some stand directly below the base. @internal */
export const plainPath = `${dataPath}/cms` as const;

/** C-219, C-220: whole numbers, pages from 0; 25 a page by default. @internal */
export const pages = {
  page: optional(integer(0, 1_000_000)),
  pageSize: optional(integer(1, 250)),
} as const;

/** C-196 to C-198, in milliseconds: who writes sees what is. @internal */
export const brief = 100;
/** C-204 to C-207. @internal */
export const second = 1000;
/** C-202, C-203. @internal */
export const twoMinutes = minutes(2);
