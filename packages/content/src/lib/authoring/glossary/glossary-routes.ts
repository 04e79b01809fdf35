import {
  createGlossaryTerm,
  deleteGlossaryTerm,
  getGlossary,
  replaceGlossaryTerm,
} from '@relab/contract/content';
import { type Route, route } from '@relab/server/http';
import { createRoute } from '../../create-route.ts';
import { readGlossary } from './read-glossary.ts';
import { createTerm, deleteTerm, replaceTerm } from './write-term.ts';

/** What terms are called in the languages of a space. */
export const glossaryRoutes = (): readonly Route[] => [
  route(getGlossary, readGlossary),
  createRoute(createGlossaryTerm, createTerm),
  route(replaceGlossaryTerm, replaceTerm),
  route(deleteGlossaryTerm, deleteTerm),
];
