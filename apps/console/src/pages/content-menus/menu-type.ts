/** The type of contents that are menus. */
export const menuType = 'sfdc_cms__navigation';
