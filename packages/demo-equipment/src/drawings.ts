export { drawPicture } from './lib/drawings/draw-picture.ts';
export { drawScene, type SceneName } from './lib/drawings/draw-scene.ts';
export { drawingSources } from './lib/drawings/drawing-sources.ts';
