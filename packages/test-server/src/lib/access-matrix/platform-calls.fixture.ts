import { done, get, type PlatformCall, put } from './matrix-call.fixture.ts';

const everybody: PlatformCall['expected'] = () => done;
const signedIn: PlatformCall['expected'] = (role) => (role === 'guest' ? '403' : done);
const clerks: PlatformCall['expected'] = (role) =>
  role === 'clerk' || role === 'administrator' ? done : '404';

const administrators: PlatformCall['expected'] = (role) => (role === 'administrator' ? done : '403');

/** Calls that name nothing, or what anybody may know of: each is answered with what its caller may see. */
export const platformCalls: readonly PlatformCall[] = [
  { id: 'getObjectInfoDirectory', request: get('/ui-api/object-info'), expected: everybody },
  { id: 'getSobjects', request: get('/sobjects'), expected: everybody },
  { id: 'getGlobalActions', request: get('/ui-api/actions/global'), expected: everybody },
  { id: 'getFlexipageActions', request: get('/ui-api/actions/flexipage/Bench'), expected: everybody },
  {
    id: 'getApps',
    request: get('/ui-api/apps?formFactor=Large&userCustomizations=true'),
    expected: everybody,
  },
  { id: 'getAppDetails', request: get('/ui-api/apps/Bench?formFactor=Large'), expected: everybody },
  {
    id: 'getAppDetails',
    about: 'for clerks',
    request: get('/ui-api/apps/VeilApp?formFactor=Large'),
    expected: clerks,
  },
  { id: 'getNavItems', request: get('/ui-api/nav-items'), expected: everybody },
  { id: 'getUserNavItems', request: get('/ui-api/apps/Bench/user-nav-items'), expected: everybody },
  {
    id: 'updateUserNavItems',
    request: put('/ui-api/apps/Bench/user-nav-items', { navItems: [] }),
    expected: signedIn,
  },
  { id: 'getHistory', request: get('/ui-api/history'), expected: administrators },
  { id: 'exportHistory', request: get('/ui-api/history/export'), expected: administrators },
  { id: 'getActiveTheme', request: get('/ui-api/themes/active'), expected: everybody },
];
