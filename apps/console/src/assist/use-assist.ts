import { getAssist } from '@relab/client/content';
import { useRead } from '@relab/react';

/** Whether suggestions can be asked for in a space. */
export function useAssist(contentSpaceId: string): boolean {
  const { data } = useRead(getAssist, { contentSpaceId });
  return data?.isOn ?? false;
}
