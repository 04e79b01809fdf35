import { useApps } from '@relab/react/records';
import { useUser } from './user.tsx';

/** The navigation and all other readers of apps send the same request, so that it is one. */
export const appsConfig = { formFactor: 'Large', userCustomizations: true } as const;

/** Roles whose work goes beyond the objects of their apps. */
const deskRoles = ['clerk', 'administrator', 'author', 'publisher'];

/** Whether there is anything here for the user: an app that is open to them, or a role with desks. Undefined until it is loaded. */
export function useHasWork(): boolean | undefined {
  const { roles } = useUser();
  const { data } = useApps(appsConfig);
  if (roles.some((role) => deskRoles.includes(role))) return true;
  return data && data.apps.length > 0;
}
