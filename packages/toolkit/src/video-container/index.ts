export { VideoContainer, type VideoContainerProps } from './video-container.tsx';
export { videoContainerDefinition } from './video-container-definition.ts';
