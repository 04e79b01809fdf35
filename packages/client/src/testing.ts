export { rowFaults } from './lib/persistence/row-faults.ts';
export {
  reply,
  type ScriptedAnswer,
  type ScriptedFetch,
  type ScriptedRequest,
  scriptedFetch,
} from './lib/testing/scripted-fetch.ts';
export { settle, type TestClient, testClient } from './lib/testing/test-client.ts';
