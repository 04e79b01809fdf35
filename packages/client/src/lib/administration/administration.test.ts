import { expect, it } from 'vitest';
import { updateRecord } from '../records/record-writes.ts';
import { testClient } from '../testing/test-client.ts';
import { createProgram, getPrograms } from './program.ts';
import { getQueueJobs, runQueueJobAgain } from './queue-job.ts';
import { getUserAccess } from './user-access.ts';

const userId = '005000000000001AAA';
const user = { id: userId, apiName: 'User', fields: { IsActive: { displayValue: null, value: false } } };

function server() {
  let attempts = 3;
  let sessions = [{ createdAt: '2026-06-01T12:00:00Z', expiresAt: '2026-07-01T12:00:00Z' }];
  const programs: object[] = [];
  return {
    'GET /queue-jobs': () => ({ count: 1, jobs: [{ id: 'j', attempts }], nextPageToken: null }),
    'POST /run-again': () => {
      attempts = 0;
      return { id: 'j', attempts };
    },
    'GET /access': () => ({ userId, sessions, programs: [] }),
    'PATCH /records/*': () => {
      sessions = [];
      return user;
    },
    'GET /programs': () => ({ programs: [...programs] }),
    'POST /programs': () => {
      programs.push({ program: 'p' });
      return { program: { program: 'p' }, secret: 'shown once' };
    },
  };
}

it('shows a job in its new state after it was run again', async () => {
  const { client } = testClient(server());
  getQueueJobs.observe(client, {}, () => {});
  await getQueueJobs(client, {});
  await runQueueJobAgain(client, { jobId: 'j' });
  expect(getQueueJobs.peek(client, {}).data?.jobs[0]?.attempts).toBe(0);
});

it('asks again what lets somebody in once their record was changed', async () => {
  const { client } = testClient(server());
  getUserAccess.observe(client, { userId }, () => {});
  await getUserAccess(client, { userId });
  await updateRecord(client, { recordId: userId, fields: { IsActive: false } });
  expect(getUserAccess.peek(client, { userId }).data?.sessions).toEqual([]);
});

it('lists a program as soon as it is made, and stores its secret nowhere', async () => {
  const { client } = testClient(server());
  getPrograms.observe(client, {}, () => {});
  await getPrograms(client, {});
  const { secret } = await createProgram(client, { name: 'Stock' });
  expect(secret).toBe('shown once');
  expect(getPrograms.peek(client, {}).data?.programs).toEqual([{ program: 'p' }]);
});
