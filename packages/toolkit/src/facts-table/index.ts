export { type Fact, FactsTable, type FactsTableProps } from './facts-table.tsx';
