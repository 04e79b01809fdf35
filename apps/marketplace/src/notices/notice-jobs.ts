import type { JobHandler } from '@relab/server/jobs';
import type { NoticeOptions } from './notice-options.ts';
import { searchNoticeHandler } from './search-notice.ts';
import { watchNoticeHandler } from './watch-notice.ts';

/** The jobs that send the notices that users have turned on. */
export const noticeJobs = (options: NoticeOptions): readonly JobHandler[] => [
  watchNoticeHandler(options),
  searchNoticeHandler(options),
];
