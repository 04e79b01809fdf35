export { rowFaults } from './lib/persistence/row-faults.ts';
export { type Recording, recordedFetch } from './lib/testing/recorded-fetch.ts';
export {
  reply,
  type ScriptedFetch,
  type ScriptedRequest,
  type ScriptedResponse,
  scriptedFetch,
} from './lib/testing/scripted-fetch.ts';
export { settle, type TestClient, testClient } from './lib/testing/test-client.ts';
