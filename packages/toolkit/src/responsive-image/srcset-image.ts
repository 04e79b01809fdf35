import { contentImage } from './content-image.ts';
import { densities } from './density-image.ts';
import { atWidth, isMediaAddress } from './image-address.ts';
import { readMeasures } from './image-measures.ts';
import type { GivenMeasures, ImageSource, SrcsetImageData } from './image-source.ts';
import { imageWidths } from './image-widths.ts';
import { type Candidate, readSrcSet, writeSrcSet } from './src-set.ts';

/** From narrow to wide: the first that is met counts, so that a tablet's picture also serves a phone that has none. */
const conditions = {
  mobile: '(max-width: 47.9375em)',
  tablet: '(max-width: 64em)',
  desktop: '(min-width: 64.0625em)',
} as const;

interface DeviceSet {
  readonly device: keyof typeof conditions;
  readonly srcSet: string;
  /** The address, where the set is nothing but one. */
  readonly address: string | undefined;
}

function setsOf(given: SrcsetImageData['SrcSet']): readonly DeviceSet[] {
  if (typeof given !== 'object' || given === null) return [];
  return (['mobile', 'tablet', 'desktop'] as const).flatMap((device) => {
    const candidates = readSrcSet(given[device]);
    if (candidates === undefined) return [];
    const [first, ...others] = candidates;
    const isAlone = others.length === 0 && first?.size === undefined;
    return [{ device, srcSet: writeSrcSet(candidates), address: isAlone ? first?.url : undefined }];
  });
}

const withoutWidth = (address = ''): string => address.replace(/[?&](?:width|w)=[^&#]*/g, '');

/** Addresses that differ in nothing but the width they ask for are one picture. */
function isOnePicture(sets: readonly DeviceSet[], url: string): boolean {
  const addresses = sets.map(({ address }) => address);
  const pictures = new Set([...addresses, ...(sets.length < 3 ? [url] : [])].map(withoutWidth));
  return pictures.size === 1 && !addresses.includes(undefined);
}

function inWidth({ device, address = '' }: DeviceSet): Candidate {
  const width = imageWidths[device];
  return { url: isMediaAddress(address) ? atWidth(address, width) : address, size: `${width}w` };
}

function inDensities({ device, address, srcSet }: DeviceSet): string {
  return address && isMediaAddress(address) ? densities(address, imageWidths[device]) : srcSet;
}

/**
 * A picture that comes with its widths (S-099). Is it one picture, the browser chooses by the width of its place among the three,
 * each at density 1 (S-279 to S-282). Are they different pictures, the width of the screen decides which is shown, and the site's
 * own media come in two densities (S-283). A malformed one is left out (S-212); the picture itself still shows.
 */
export function srcsetImage(data: SrcsetImageData, measures: GivenMeasures = {}): ImageSource {
  const { Url: url, AltText: altText = '' } = data;
  const sets = setsOf(data.SrcSet);
  if (sets.length === 0) return contentImage({ url, altText }, measures);
  if (isOnePicture(sets, url))
    return { url, altText, srcSet: writeSrcSet(sets.map(inWidth)), ...readMeasures(measures) };
  const sources = sets.map((set) => ({
    media: conditions[set.device],
    srcSet: inDensities(set),
    width: imageWidths[set.device],
  }));
  return { url, altText, sources, ...readMeasures(measures) };
}
