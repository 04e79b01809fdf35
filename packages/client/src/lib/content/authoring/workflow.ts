import * as calls from '@relab/contract/content';
import { authoringRead, authoringWrite } from './authoring-adapter.ts';

/** The states that variants of a space go through; none where it has no workflow of states. */
export const getSpaceWorkflow = authoringRead(calls.getSpaceWorkflow);

/** Where a variant stands, and where the user may move it. */
export const getContentWorkflow = authoringRead(calls.getContentWorkflow);

/** Moves a variant into another state. Rejects with 409 where somebody else moved or saved it meanwhile. */
export const updateContentWorkflow = authoringWrite(calls.updateContentWorkflow);
