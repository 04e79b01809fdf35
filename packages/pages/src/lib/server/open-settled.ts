import { type Opened, type OpenPageOptions, openPage } from '../page/open-page.ts';

/** Opens a page; where `isStatic` is a function it is replaced by its result. */
export async function openSettled<Shared extends object>(
  options: OpenPageOptions<Shared>,
): Promise<Opened<Shared>> {
  const opened = await openPage(options);
  if (opened.kind !== 'page') return opened;
  const { page, data } = opened;
  const { isStatic } = page;
  return typeof isStatic === 'function' ? { ...opened, page: { ...page, isStatic: isStatic(data) } } : opened;
}
