import { defineBlock } from '../page/block.ts';
import { VideoContainer, videoContainerSettings } from './video-container.tsx';

export const videoContainerDefinition = defineBlock({
  component: VideoContainer,
  settings: videoContainerSettings,
  regions: ['content'],
});
