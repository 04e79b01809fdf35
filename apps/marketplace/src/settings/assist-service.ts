import type { Environment } from './read-value.ts';
import { SettingError } from './setting-error.ts';

/** The language model that authors may ask for suggestions. */
export interface AssistService {
  readonly url: string;
  readonly model: string;
  readonly key: string | undefined;
}

/** The key is not repeated in errors. Texts and key go over the line, so it is encrypted unless the service is on this machine. */
export function assistService(env: Environment): AssistService | undefined {
  const { RELAB_ASSIST_URL: text, RELAB_ASSIST_MODEL: model, RELAB_ASSIST_KEY: key } = env;
  if (!text) {
    if (key || model)
      throw new SettingError('RELAB_ASSIST_KEY and RELAB_ASSIST_MODEL need RELAB_ASSIST_URL.');
    return undefined;
  }
  const url = URL.parse(text);
  const isLocal = url !== null && /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
  if (
    !url ||
    url.username ||
    url.password ||
    !(url.protocol === 'https:' || (isLocal && url.protocol === 'http:'))
  )
    throw new SettingError(
      'RELAB_ASSIST_URL must be an https address without a user name, such as https://llm.example/v1/chat/completions; http is for this machine alone.',
    );
  if (!model) throw new SettingError('RELAB_ASSIST_MODEL must name the model that RELAB_ASSIST_URL serves.');
  return { url: url.href, model, key: key || undefined };
}
