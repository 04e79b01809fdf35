import type { ContentProvider } from '@relab/contract/content';

/** The data providers of this site: described for authors here, created by `providerFactories`. */
export const contentProviders = [
  { componentDefinition: 'content', icon: 'document', name: 'Content', type: 'Item' },
  { componentDefinition: 'collection', icon: 'menu', name: 'Collection of contents', type: 'Collection' },
  { componentDefinition: 'categories', icon: 'menu', name: 'Categories of equipment', type: 'Collection' },
  { componentDefinition: 'newest-listings', icon: 'search', name: 'Newest listings', type: 'Collection' },
] as const satisfies readonly ContentProvider[];

export type ContentProviderName = (typeof contentProviders)[number]['componentDefinition'];
