/** The requests to each server. */
export const scenarios = {
  read: 'read a record',
  list: 'list, first page',
  listFar: 'list, page far down',
  search: 'search',
  create: 'create',
  batch: 'create 200 in one call',
  update: 'update',
} as const;

export type Scenario = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios) as readonly Scenario[];

/** Scenarios that leave rows behind. */
export const creating: ReadonlySet<Scenario> = new Set(['create', 'batch']);

export const pageSize = 50;
export const batchSize = 200;
