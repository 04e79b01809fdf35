import { buyingGuide, conditionGuide, sell, shippingGuide, warrantyGuide } from './scenes/guide.ts';
import { hero } from './scenes/hero.ts';

const scenes = {
  /** 1920 × 602: a bench in wide format, quiet on the left, where a panel of text lies over it. */
  hero,
  /** 1200 × 900. */
  sell,
  /** The guides: 960 × 720. */
  'guide-condition': conditionGuide,
  'guide-shipping': shippingGuide,
  'guide-warranty': warrantyGuide,
  'guide-buying': buyingGuide,
} as const;

export type SceneName = keyof typeof scenes;

export const sceneNames = Object.keys(scenes) as readonly SceneName[];

/** A picture for the site's own content, as an SVG document. */
export function drawScene(name: SceneName): string {
  return scenes[name]();
}
