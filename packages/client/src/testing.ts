export { rowFaults } from './lib/persistence/row-faults.ts';
export {
  reply,
  type ScriptedAnswer,
  type ScriptedFetch,
  type ScriptedRequest,
  scriptedFetch,
} from './lib/scripted-fetch.ts';
export { settle, type TestClient, testClient } from './lib/test-client.ts';
