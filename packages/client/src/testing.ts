export {
  reply,
  type ScriptedAnswer,
  type ScriptedFetch,
  type ScriptedRequest,
  scriptedFetch,
} from './lib/scripted-fetch.ts';
