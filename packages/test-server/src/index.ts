export { fillRows, genericPlanOf } from './lib/generic-plan.fixture.ts';
export {
  type Listening,
  type ListeningOrg,
  listeningOrg,
  listenTo,
} from './lib/org/listening-org.fixture.ts';
export { createPlatform, type PlatformOptions, platformMigrations } from './lib/platform.fixture.ts';
export {
  origin,
  type TestBrowser,
  type TestResponse,
  type TestServer,
  testServer,
  uiApi,
} from './lib/server.fixture.ts';
export { countStatements, queriesOf, statementsOf } from './lib/statements.fixture.ts';
