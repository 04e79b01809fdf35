import { getManagedContentReferencedBy, getManagedContentVariantReferences } from '@relab/contract/content';
import { type Route, route } from '@relab/server/http';
import { readReferencedBy } from './referenced-by.ts';
import { readVariantReferences } from './variant-references.ts';

export const referenceRoutes = (): readonly Route[] => [
  route(getManagedContentVariantReferences, readVariantReferences),
  route(getManagedContentReferencedBy, readReferencedBy),
];
