// Written by `npm run entries` from the declarations: an export marked `@internal` is left out.

export { checkListings, getListingIssues } from './lib/administration/listing-issue.ts';
export type { ListingIssues } from './lib/administration/listing-issue-responses.ts';
export {
  createProgram,
  deleteProgram,
  endProgramTokens,
  getPrograms,
  rotateProgramSecret,
  updateProgram,
} from './lib/administration/program.ts';
export type {
  EndedTokens,
  Program,
  ProgramSecret,
  Programs,
} from './lib/administration/program-responses.ts';
export {
  cancelQueueJob,
  getQueueJobCounts,
  getQueueJobs,
  runQueueJobAgain,
} from './lib/administration/queue-job.ts';
export type { QueueJob, QueueJobCounts, QueueJobs } from './lib/administration/queue-job-responses.ts';
export { getReport, getReports } from './lib/administration/report.ts';
export type { Report, Reports } from './lib/administration/report-responses.ts';
export { getSimilarSales } from './lib/administration/similar-sale.ts';
export type { SimilarSales } from './lib/administration/similar-sale-responses.ts';
export { getSystemHealth } from './lib/administration/system-health.ts';
export type { SystemHealth } from './lib/administration/system-health-responses.ts';
export { getUndeliveredMails } from './lib/administration/undelivered-mail.ts';
export type { UndeliveredMail, UndeliveredMails } from './lib/administration/undelivered-mail-responses.ts';
export {
  endUserAccess,
  getUserAccess,
  inviteUser,
  sendUserInvitation,
  sendUserPasswordReset,
} from './lib/administration/user-access.ts';
export type { InvitedUser, UserAccess } from './lib/administration/user-access-responses.ts';
