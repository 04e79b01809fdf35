import type { ContentRights } from '@relab/contract/content';

/** Whether somebody writes, of whatever type or language: they see what only writers do. */
export const isWriter = ({ create, update, translate }: ContentRights): boolean =>
  create || update || translate;
