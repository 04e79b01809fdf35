import { defineBlock } from '../page/block.ts';
import { ViewChange, viewChangeSettings } from './view-change.tsx';

/** For the hidden region of a page. */
export const viewChangeNotifierDefinition = defineBlock({
  component: ViewChange,
  settings: viewChangeSettings,
});
