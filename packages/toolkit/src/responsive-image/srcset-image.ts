import { contentImage } from './content-image.ts';
import { densities } from './density-image.ts';
import { atWidth, isMediaAddress } from './image-address.ts';
import { readImageSize } from './image-size.ts';
import type { ImageSizeInput, ImageSource, SrcsetImageData } from './image-source.ts';
import { type Device, devices, imageWidths } from './image-widths.ts';
import { type Candidate, readSrcSet, writeSrcSet } from './src-set.ts';

interface DeviceSet {
  readonly device: Device;
  readonly srcSet: string;
  /** The address, where the set is nothing but one. */
  readonly address: string | undefined;
}

function setsOf(input: Readonly<Record<string, unknown>>): readonly DeviceSet[] {
  return devices.flatMap((device) => {
    const candidates = readSrcSet(input[device]);
    if (candidates === undefined) return [];
    const [first, second] = candidates;
    const isAlone = second === undefined && first?.size === undefined;
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
export function srcsetImage(data: SrcsetImageData, measures: ImageSizeInput = {}): ImageSource {
  const { Url: url, AltText: altText = '', SrcSet } = data;
  const sets = setsOf({ ...SrcSet });
  if (sets.length === 0) return contentImage({ url, altText }, measures);
  const image = { url, altText, ...readImageSize(measures) };
  return isOnePicture(sets, url)
    ? { ...image, srcSet: writeSrcSet(sets.map(inWidth)) }
    : { ...image, screens: Object.fromEntries(sets.map((set) => [set.device, inDensities(set)])) };
}
