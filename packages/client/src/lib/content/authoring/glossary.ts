import * as calls from '@relab/contract/content';
import { authoringRead, authoringWrite } from './authoring-adapter.ts';

/** All terms of a space with their translations, in alphabetical order. */
export const getGlossary = authoringRead(calls.getGlossary);

/** Adds a term. Rejects with 409 where the glossary has it. */
export const createGlossaryTerm = authoringWrite(calls.createGlossaryTerm);

/** Writes a term anew, with all its translations. */
export const replaceGlossaryTerm = authoringWrite(calls.replaceGlossaryTerm);

/** Takes a term out of its glossary. */
export const deleteGlossaryTerm = authoringWrite(calls.deleteGlossaryTerm);
