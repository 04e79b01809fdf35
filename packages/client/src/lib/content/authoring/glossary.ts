import * as calls from '@relab/contract/content';
import { authoringRead, authoringWrite } from './authoring-adapter.ts';

/** What the terms of a space are called in its languages: all of them, by their letters. */
export const getGlossary = authoringRead(calls.getGlossary);

/** Adds a term. Rejects with 409 where the glossary has it. */
export const createGlossaryTerm = authoringWrite(calls.createGlossaryTerm);

/** Writes a term anew, with all its translations. */
export const replaceGlossaryTerm = authoringWrite(calls.replaceGlossaryTerm);

/** Takes a term out of its glossary. */
export const deleteGlossaryTerm = authoringWrite(calls.deleteGlossaryTerm);
