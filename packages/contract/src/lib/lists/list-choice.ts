/** Who sees a list. @internal */
export const visibilities = ['Private', 'Public', 'Shared'] as const;

/** Kinds of those that a shared list is shared with. @internal */
export const shareTypes = [
  'ChannelProgramGroup',
  'Group',
  'Regular',
  'Role',
  'RoleAndSubordinates',
  'RoleAndSubordinatesInternal',
  'Territory',
  'TerritoryAndSubordinates',
] as const;

/** Whether records can be edited inside a list. @internal */
export const inlineEditStates = ['Disabled', 'Enabled', 'Off'] as const;
