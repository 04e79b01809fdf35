export { createNoticeKeys, type NoticeKeys, type NoticeSubject } from './notice-key.ts';
export { type NoticeKind, noticeRoutes } from './notice-routes.ts';
