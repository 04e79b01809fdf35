import { getAssist } from '@relab/client/content';
import { useRead } from '@relab/react';

/** Whether suggestions can be asked for in a space, by somebody who writes there. */
export function useAssist(contentSpaceId: string, isEditable: boolean): boolean {
  const { data } = useRead(getAssist, isEditable ? { contentSpaceId } : null);
  return data?.isOn ?? false;
}
