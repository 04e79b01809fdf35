export { findPostmaster } from './lib/embedded/postmaster.ts';
export { type Catalogue, readCatalogue, specsOf } from './lib/testing/catalogue.ts';
export { type FrozenServer, frozenServer } from './lib/testing/frozen-server.ts';
export { migratedDatabase } from './lib/testing/migrated-database.ts';
export { poolerVersion, startPooler } from './lib/testing/pooler.ts';
export {
  everyEngine,
  type TestDatabase,
  type TestEngine,
  testDatabase,
  testEngines,
} from './lib/testing/test-database.ts';
export { openTwoServers, type TwoServers } from './lib/testing/two-servers.ts';
