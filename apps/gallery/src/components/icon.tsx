import {
  accountIcon,
  cartIcon,
  checkIcon,
  chevronBackIcon,
  chevronDownIcon,
  chevronIcon,
  closeIcon,
  documentIcon,
  Icon,
  infoIcon,
  locationIcon,
  menuIcon,
  minusIcon,
  plusIcon,
  searchIcon,
  shieldIcon,
  trashIcon,
  truckIcon,
  warningIcon,
  weightIcon,
} from '@relab/toolkit/icon';
import type { ComponentExample } from './component-page.ts';
import styles from './row.module.css';

const paths: Readonly<Record<string, string>> = {
  search: searchIcon,
  cart: cartIcon,
  account: accountIcon,
  chevron: chevronIcon,
  'chevron-back': chevronBackIcon,
  'chevron-down': chevronDownIcon,
  close: closeIcon,
  check: checkIcon,
  info: infoIcon,
  warning: warningIcon,
  truck: truckIcon,
  shield: shieldIcon,
  document: documentIcon,
  location: locationIcon,
  weight: weightIcon,
  minus: minusIcon,
  plus: plusIcon,
  trash: trashIcon,
  menu: menuIcon,
};

const all = Object.entries(paths).map(([name, path]) => <Icon key={name} path={path} label={name} />);

export const icon: readonly ComponentExample[] = [
  { name: 'All', element: <div className={styles.row}>{all}</div> },
  {
    name: 'Beside a word',
    element: (
      <p className={styles.row}>
        <Icon path={truckIcon} /> Delivered in 5 to 8 working days
      </p>
    ),
  },
  {
    name: 'Right to left',
    note: 'The chevrons turn round.',
    direction: 'rtl',
    element: <div className={styles.row}>{all.slice(3, 6)}</div>,
  },
];
