export { type TestDatabase, testDatabase, testEngines } from './lib/testing/test-database.ts';
