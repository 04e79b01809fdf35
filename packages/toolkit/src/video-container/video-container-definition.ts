import { defineBlock } from '../page/block.ts';
import { VideoContainer, videoContainerSettings } from './video-container.tsx';

/** For page views; its region is `content`, which stands there in place of `src`. */
export const videoContainerDefinition = defineBlock({
  component: VideoContainer,
  settings: videoContainerSettings,
  regions: ['content'],
});
