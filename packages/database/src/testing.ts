export {
  type TestDatabase,
  type TestEngine,
  testDatabase,
  testEngines,
} from './lib/testing/test-database.ts';
