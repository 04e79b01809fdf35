import { expect, test, vi } from 'vitest';
import { settle, testClient } from '../../testing/test-client.ts';
import { getContentForSite } from '../delivery.ts';
import { createDeployment, createSchedule, getDeployments, updateSchedule } from './deployment.ts';

const schedule = {
  action: 'Publish',
  contextContentSpaceId: '0Zu1',
  description: '',
  scheduleDate: '2026-07-01T08:00:00Z',
  refVariantIds: [],
  variantIds: ['9Ps1'],
} as const;

test('C-134: deployments are requested by any of four names', async () => {
  const { client, fetch } = testClient({ 'GET *': { deployments: [] } });
  for (const config of [
    { deploymentId: '0jd1' },
    { contentSpaceId: '0Zu1' },
    { variantIds: ['9Ps1', '9Ps2'] },
    { managedContentVersionId: '5OU1', deploymentStatus: 'Scheduled' } as const,
  ])
    await getDeployments(client, config);
  expect(fetch.requests.map(({ path }) => path)).toEqual(
    Array.from({ length: 4 }, () => '/services/data/v63.0/cms/deployments'),
  );
  expect(fetch.requests.map(({ query }) => query).slice(2)).toEqual([
    { variantIds: '9Ps1,9Ps2' },
    { managedContentVersionId: '5OU1', deploymentStatus: 'Scheduled' },
  ]);
});

test.each([
  ['no name', {}],
  ['an empty list', { variantIds: [] }],
  ['a page alone', { page: 1 }],
  ['a status alone', { deploymentStatus: 'Draft' } as const],
])('C-135: with %s the list answers nothing, and asked for it rejects', async (_, config) => {
  const { client, fetch } = testClient({ 'GET *': { deployments: [] } });
  const listener = vi.fn();
  getDeployments.observe(client, config, listener);
  await settle();
  expect(listener).not.toHaveBeenCalled();
  await expect(getDeployments(client, config)).rejects.toMatchObject({ status: 400, code: 'INVALID_CONFIG' });
  expect(fetch.requests).toEqual([]);
});

test('C-198: a list of deployments is kept for 100 ms, and so is its failure', async () => {
  const { client, fetch, pass } = testClient({ 'GET *': { deployments: [] } });
  const ask = () => getDeployments(client, { contentSpaceId: '0Zu1' });
  await ask();
  pass(99);
  await ask();
  expect(fetch.requests).toHaveLength(1);
  pass(1);
  await ask();
  expect(fetch.requests).toHaveLength(2);
});

test.each([
  'action',
  'contextContentSpaceId',
  'description',
  'scheduleDate',
  'refVariantIds',
  'variantIds',
] as const)('C-086, X-32, C-173: a schedule without %s throws, and nothing is sent', async (name) => {
  const { client, fetch } = testClient({ 'POST *': {} });
  const { [name]: _, ...config } = schedule;
  await expect(createSchedule(client, config as never)).rejects.toThrow(
    'Invalid config for "createSchedule"',
  );
  expect(fetch.requests).toEqual([]);
});

test.each([
  ['C-082', createDeployment, { variantIds: ['9Ps1'] }],
  ['C-130', createDeployment, { contentSpaceId: '0Zu1', executeStagedDeployments: 'true' }],
  ['C-130', createDeployment, { contentSpaceId: '0Zu1', includeContentReferences: 1 }],
  ['C-129', createDeployment, { contentSpaceId: '0Zu1', channelIds: '0ap1' }],
  ['C-087, C-130', createSchedule, { ...schedule, publishContentReference: 'yes' }],
  ['C-087', createSchedule, { ...schedule, versionIds: [1] }],
  ['C-087', createSchedule, { ...schedule, expireDate: 1 }],
  ['C-088', updateSchedule, { isCancelled: true }],
  ['C-088, C-130', updateSchedule, { deploymentId: '0jd1', isCancelled: 'true' }],
] as const)('%s, C-173: a config that is wrong throws, and nothing is sent', async (_, write, config) => {
  const { client, fetch } = testClient({ 'POST *': {}, 'PATCH *': {} });
  await expect((write as typeof createDeployment)(client, config as never)).rejects.toThrow(
    `Invalid config for "${write.id}"`,
  );
  expect(fetch.requests).toEqual([]);
});

test('C-170: a schedule is cancelled and moved by the query', async () => {
  const { client, fetch } = testClient({ 'PATCH *': {} });
  await updateSchedule(client, { deploymentId: '0jd1', isCancelled: true });
  await updateSchedule(client, { deploymentId: '0jd1', scheduleDate: '2026-07-01T10:00:00+02:00' });
  expect(fetch.requests).toMatchObject([
    {
      path: '/services/data/v63.0/connect/cms/schedules/0jd1',
      query: { isCancelled: 'true' },
      body: undefined,
    },
    { query: { scheduleDate: '2026-07-01T10:00:00+02:00' }, body: undefined },
  ]);
});

test('C-081, C-087: a deployment and a schedule send what they are given', async () => {
  const { client, fetch } = testClient({ 'POST *': {} });
  const deployment = {
    contentSpaceId: '0Zu1',
    channelIds: ['0ap1'],
    contentIds: ['20Y1'],
    variantIds: ['9Ps1'],
    description: 'Spring',
    executeStagedDeployments: false,
    includeContentReferences: true,
    scheduledDate: '2026-07-01T08:00:00Z',
  };
  const whole = {
    ...schedule,
    expireDate: '2026-08-01T08:00:00Z',
    publishContentReference: true,
    versionIds: ['5OU1'],
  };
  await createDeployment(client, deployment);
  await createSchedule(client, whole);
  expect(fetch.requests.map(({ body }) => body)).toEqual([deployment, whole]);
});

test('after a deployment what is delivered is requested again, after a schedule what authors see', async () => {
  const { client, fetch } = testClient({ 'GET *': { deployments: [] }, 'POST *': {} });
  const seen = vi.fn();
  getDeployments.observe(client, { contentSpaceId: '0Zu1' }, seen);
  getContentForSite.observe(client, { siteId: '0DM1', contentKeyOrId: 'MCA' }, seen);
  await settle();
  const requested = () =>
    fetch.requests.filter(({ method }) => method === 'GET').map(({ path }) => path.includes('/delivery/'));
  expect(requested()).toEqual([false, true]);
  await createSchedule(client, schedule);
  expect(requested().slice(2)).toEqual([false]);
  await createDeployment(client, { contentSpaceId: '0Zu1', executeStagedDeployments: true });
  expect(requested().slice(3).sort()).toEqual([false, true]);
});
