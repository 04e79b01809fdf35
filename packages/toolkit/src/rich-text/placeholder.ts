import { expressionsIn, fillIn } from '../page/data-expression.ts';
import { fileAssetPath, mediaPath, resolveMediaPath } from '../responsive-image/media-path.ts';
import type { MediaDelivery } from '../responsive-image/media-provider.tsx';

/**
 * what may stand for something else in rich text.
 *
 * - `{!contentAsset(PriceList)}` and `{!contentAsset(PriceList, 3)}`: the address of a file asset, in its first version unless
 *   one is given (C-008, S-082).
 * - `{!cmsMedia(MC7K2)}`: the address of a medium by its content key (C-009, S-081).
 * - `{!hero.title}`: a value of a provider, a data expression as everywhere in pages (C-010). Parentheses tell the first two
 *   from it.
 */
const token = /^\{!(contentAsset|cmsMedia)\(([\w-]+)(?:, ?(\d{1,9}))?\)\}$/;

/** Where a placeholder may stand; which one it is, if any, is seen when it is read. */
const placeholders = /\{![^{}]*\}/g;

/** Resolves the value at a path, which is shown as text. */
export type ResolvePath = (path: string) => unknown;

/**
 * The text with its placeholders replaced, each once: a value is never searched for placeholders itself. Without
 * `lookUp` data expressions stay as they are. Values and addresses go through `write`.
 */
export function fillPlaceholders(
  text: string,
  { basePath = '', prefix }: MediaDelivery,
  resolvePath: ResolvePath | undefined,
  write?: (value: string) => string,
): string {
  return text.replace(placeholders, (match) => {
    const [, kind, name = '', version = '1'] = token.exec(match) ?? [];
    const [path] = expressionsIn(match);
    let value: unknown;
    if (kind === 'contentAsset') value = basePath.replace(/\/$/, '') + fileAssetPath(name, version);
    else if (kind !== undefined) value = resolveMediaPath(mediaPath(name), basePath, prefix);
    else if (path !== undefined && resolvePath !== undefined) value = resolvePath(path);
    else return match;
    return fillIn('{!value}', { value }, write);
  });
}
