import { Icon, type IconName } from '@relab/toolkit/icon';
import type { ComponentExample } from './component-page.ts';
import styles from './row.module.css';

const names: readonly IconName[] = [
  'search',
  'cart',
  'account',
  'chevron',
  'chevron-back',
  'chevron-down',
  'close',
  'check',
  'info',
  'warning',
  'truck',
  'shield',
  'document',
  'location',
  'weight',
  'minus',
  'plus',
  'trash',
  'menu',
];

const all = names.map((name) => <Icon key={name} name={name} label={name} />);

export const icon: readonly ComponentExample[] = [
  { name: 'All', element: <div className={styles.row}>{all}</div> },
  {
    name: 'Beside a word',
    element: (
      <p className={styles.row}>
        <Icon name="truck" /> Delivered in 5 to 8 working days
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
