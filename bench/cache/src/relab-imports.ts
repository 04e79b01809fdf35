/** What an application imports of our store to do what the workload does, and no more. */
export const relabImports = "export { createStore, fieldTree, localRecordsOf } from '@relab/store';";
