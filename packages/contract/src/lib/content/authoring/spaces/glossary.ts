import { read, shape, write } from '../../../call.ts';
import { line, list, object, optional, text } from '../../../schema.ts';
import { authoringPath, brief } from '../paths.ts';
import type { Glossary, GlossaryTerm } from './responses.ts';
import { languageCode } from './space.ts';

const path = `${authoringPath}/spaces/{contentSpaceId}/glossary` as const;

/** What the terms of a space are called in its languages. */
export const getGlossary = read({
  id: 'getGlossary',
  area: 'cms-authoring',
  path,
  response: shape<Glossary>(),
  lifetime: brief,
});

const term = object({
  term: line(100, 1),
  translations: list(object({ language: languageCode, text: line(100, 1) }), 100),
  note: optional(text(500)),
});

/** A term stands in a glossary once, in capitals or not. */
export const createGlossaryTerm = write({
  id: 'createGlossaryTerm',
  area: 'cms-authoring',
  path,
  body: term,
  response: shape<GlossaryTerm>(),
});

/** All of a term: a translation that is not named goes. */
export const replaceGlossaryTerm = write({
  id: 'replaceGlossaryTerm',
  area: 'cms-authoring',
  method: 'PUT',
  path: `${path}/{termId}`,
  body: term,
  response: shape<GlossaryTerm>(),
});

/** Texts stay as they are. */
export const deleteGlossaryTerm = write({
  id: 'deleteGlossaryTerm',
  area: 'cms-authoring',
  method: 'DELETE',
  path: `${path}/{termId}`,
  response: shape<null>(),
});
