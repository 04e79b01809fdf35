/** S-076: the site base path minus a trailing `/s`, followed by `/webruntime/logout`. */
export function logoutPath(basePath = ''): string {
  const site = basePath.replace(/\/+$/, '').replace(/\/s$/, '');
  return `${site}/webruntime/logout`;
}
