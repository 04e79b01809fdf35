import * as z from 'zod/mini';
import { nullableText, pageUrls } from '../common-schemas.ts';
import { contentJobStatuses, contentJobTypes, jobBodyTypes, transferDirections } from './job-terms.ts';

/** C-090: a file of a job; it is downloaded from `url`, and can be imported by its id. */
const JobBody = z.looseObject({
  bodyType: z.enum(jobBodyTypes),
  id: z.string(),
  name: z.string(),
  url: z.string(),
});

/** C-089. Two members are of this server: why it failed, and how far it is. */
export const ContentJob = z.looseObject({
  id: z.string(),
  name: z.string(),
  status: z.enum(contentJobStatuses),
  type: z.enum(transferDirections),
  jobType: z.enum(contentJobTypes),
  createdById: nullableText,
  createdByName: nullableText,
  createdDate: z.string(),
  lastStatusUpdateDate: z.string(),
  body: z.object({ jobBodies: z.array(JobBody) }),
  errorMessage: nullableText,
  progress: z.object({ done: z.int(), total: z.nullable(z.int()) }),
});

/** C-091. */
export const ContentJobs = z.looseObject({ jobs: z.array(ContentJob), ...pageUrls });
