import type { JobHandler } from '@relab/server/jobs';
import type { NoticeOptions } from './notice-options.ts';
import { searchNoticeHandler } from './search-notice.ts';
import { watchNoticeHandler } from './watch-notice.ts';

/** What tells people of changes that they asked to be told of. */
export const noticeJobs = (options: NoticeOptions): readonly JobHandler[] => [
  watchNoticeHandler(options),
  searchNoticeHandler(options),
];
