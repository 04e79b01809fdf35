export { PAGE_DATA_ATTRIBUTE, type PageData } from './page-data.ts';
export { PageDataLayer, type PageDataLayerProps } from './page-data-layer.tsx';
export { pageDataLayerDefinition } from './page-data-layer-definition.ts';
export { readPageDataLayer } from './read-page-data-layer.ts';
