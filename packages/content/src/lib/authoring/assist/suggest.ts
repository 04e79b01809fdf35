import type { ConfigFor } from '@relab/contract';
import {
  type Assist,
  createSuggestion,
  getAssist,
  previewSuggestion,
  type Suggestion,
  type SuggestionRequest,
} from '@relab/contract/content';
import { type Context, type Route, route } from '@relab/server/http';
import { createRequestLimit } from '@relab/server/limits';
import { authorOf } from '../../access/author.ts';
import { createRoute } from '../../create-route.ts';
import { conflict } from '../../errors.ts';
import { requireVariant } from '../content/require-document.ts';
import { requireSpace } from '../space/space-row.ts';
import type { LanguageModel } from './language-model.ts';
import { suggestionMessages } from './suggestion-messages.ts';

type Request = ConfigFor<typeof createSuggestion>;

function requireModel(model: LanguageModel | undefined): LanguageModel {
  if (!model) throw conflict('This installation has no language model.');
  return model;
}

/** In the language of a variant that the principal may change. */
async function readRequest(
  request: Request,
  context: Context,
  model: LanguageModel | undefined,
): Promise<SuggestionRequest> {
  const { language } = await requireVariant(request.variantId, context, { right: 'write' });
  const { model: name, service } = requireModel(model);
  return { messages: suggestionMessages(request, language).map((one) => ({ ...one })), model: name, service };
}

/** Services cost money and take time: a person gets so many suggestions a minute. */
const limit = { max: 20, callers: 1000, seconds: 60, what: 'suggestions' } as const;

export function assistRoutes(model: LanguageModel | undefined): readonly Route[] {
  const count = createRequestLimit(limit);
  return [
    route(getAssist, async ({ contentSpaceId }, context): Promise<Assist> => {
      await requireSpace(contentSpaceId, context, 'write');
      return { isOn: model !== undefined, service: model?.service ?? null };
    }),
    route(previewSuggestion, (request, context) => readRequest(request, context, model)),
    createRoute(createSuggestion, async (request, context): Promise<Suggestion> => {
      const { messages } = await readRequest(request, context, model);
      const { userId, at } = authorOf(context);
      count(userId ?? '', at);
      return { text: (await requireModel(model).complete(messages)).trim() };
    }),
  ];
}
