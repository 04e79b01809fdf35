import { masterRecordTypeId, normalizeId } from '@relab/contract';

/** The members that say which layout is meant. */
export interface LayoutConfig {
  readonly objectApiName: string;
  readonly layoutType?: 'Full' | 'Compact' | undefined;
  readonly mode?: 'View' | 'Edit' | 'Create' | undefined;
  readonly recordTypeId?: string | undefined;
}

/**
 * One way of writing each: the master record type (D-181, D-285), Full (D-183) and View (D-184 to D-186, D-286) where
 * nothing is said. Null is not nothing and stays, to be refused (D-182).
 */
export function normalizeLayoutConfig<Config extends LayoutConfig>(config: Config): Config {
  const { layoutType = 'Full', mode = 'View', recordTypeId = masterRecordTypeId } = config;
  return {
    ...config,
    layoutType,
    mode,
    recordTypeId: typeof recordTypeId === 'string' ? normalizeId(recordTypeId) : recordTypeId,
  };
}

export const layoutScope = ({ objectApiName }: LayoutConfig): string => objectApiName.toLowerCase();

/** D-123: names of objects differ in case only by chance. */
export function keyedLayout<Config extends LayoutConfig>({
  objectApiName: _,
  ...rest
}: Config): Omit<Config, 'objectApiName'> {
  return rest;
}
