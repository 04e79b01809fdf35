import { createElement } from 'react';
import { defineBlock } from '../page/block.ts';
import { RichText } from './rich-text.tsx';
import { richTextSettings } from './rich-text-settings.ts';

/** The page passes the content with its expressions: values are inserted into HTML here, where text can be distinguished. */
export const richTextDefinition = defineBlock({
  settings: richTextSettings,
  render: ({ attributes, scope }) => createElement(RichText, { ...attributes, data: scope }),
});
