import { searchManagedContentItems } from '@relab/contract/content';
import { type Route, route } from '@relab/server/http';
import { searchItems } from './search-items.ts';

export const searchRoutes = (): readonly Route[] => [route(searchManagedContentItems, searchItems)];
