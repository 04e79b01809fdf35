import { searchManagedContentItems } from '@relab/contract/content';
import { type Route, route } from '../../../http/route.ts';
import { searchItems } from './search-items.ts';

export const searchRoutes = (): readonly Route[] => [route(searchManagedContentItems, searchItems)];
