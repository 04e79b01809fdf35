export { VideoContainer, type VideoContainerProps } from './video-container.tsx';
