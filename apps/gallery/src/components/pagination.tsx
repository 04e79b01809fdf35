import { Pagination } from '@relab/toolkit/pagination';
import type { ComponentExample } from './component-page.ts';

const hrefOf = (page: number) => `#page-${page}`;

export const pagination: readonly ComponentExample[] = [
  {
    name: 'In the middle',
    element: <Pagination page={7} pageCount={24} hrefOf={hrefOf} label="Pages in the middle" />,
  },
  {
    name: 'On the first page',
    element: <Pagination page={1} pageCount={3} hrefOf={hrefOf} label="First pages" />,
  },
  {
    name: 'Empty',
    note: 'One page needs no pagination: nothing is shown.',
    element: <Pagination page={1} pageCount={1} hrefOf={hrefOf} />,
  },
  {
    name: 'Right to left',
    direction: 'rtl',
    element: <Pagination page={3} pageCount={9} hrefOf={hrefOf} label="Pages from right to left" />,
  },
  {
    name: '320 px',
    isNarrow: true,
    element: <Pagination page={500} pageCount={1000} hrefOf={hrefOf} label="Pages in a narrow place" />,
  },
];
