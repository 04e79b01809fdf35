import { createElement } from 'react';
import { defineBlock } from '../page/block.ts';
import { RichText } from './rich-text.tsx';
import { richTextSettings } from './rich-text-settings.ts';

/** The page hands the content on with its expressions: values are written into HTML here, where it is known what is text. */
export const richTextDefinition = defineBlock({
  settings: richTextSettings,
  render: ({ attributes, scope }) => createElement(RichText, { ...attributes, data: scope }),
});
