import type { Model } from './engine/render.ts';
import { chemistryAnalyzer, flowCytometer, hematologyAnalyzer } from './families/analyzer.ts';
import { analyticalBalance, precisionBalance } from './families/balance.ts';
import {
  electrophoresis,
  homogenizer,
  magneticStirrer,
  phMeter,
  shakerPlatform,
  titrator,
  vacuumPump,
  waterPurifier,
} from './families/bench.ts';
import { benchCentrifuge, floorCentrifuge, microCentrifuge } from './families/centrifuge.ts';
import { benchAutoclave, dryingOven, incubator, muffleFurnace } from './families/chamber.ts';
import { gasChromatograph, hplcStack, massSpectrometer } from './families/chromatography.ts';
import { ecg, patientMonitor, ultrasoundCart } from './families/clinical.ts';
import { chestFreezer, refrigerator, uprightFreezer } from './families/cold.ts';
import { freezeDryer, rotaryEvaporator } from './families/distillation.ts';
import { cryostat, microtome } from './families/histology.ts';
import { biosafetyCabinet, fumeHood } from './families/hood.ts';
import { invertedMicroscope, stereoMicroscope, uprightMicroscope } from './families/microscope.ts';
import { ftir, gelImager, spectrophotometer } from './families/optics.ts';
import { dnaSequencer, liquidHandler, plateReader, plateWasher } from './families/plates.ts';
import { qpcr, thermalCycler } from './families/thermal.ts';
import { floorAutoclave, shakingIncubator, waterBath } from './families/vessel.ts';
import type { Look } from './look.ts';

/** A type of equipment that can be drawn. */
export interface Drawable {
  readonly build: (look: Look) => Model;
  readonly opens: boolean;
  /** Degrees above the horizontal from which the open one is seen; 26 unless said otherwise. */
  readonly openPitch?: number;
  /** The side from which the open one is seen: 1 from the right, -1 from the left. */
  readonly openSide?: 1 | -1;
}

const drawables = {
  'centrifuge-benchtop': { build: benchCentrifuge, opens: true, openPitch: 38 },
  'centrifuge-floor': { build: floorCentrifuge, opens: true, openPitch: 36 },
  microcentrifuge: { build: microCentrifuge, opens: true, openPitch: 40 },
  'freezer-upright': { build: uprightFreezer, opens: true, openPitch: 14 },
  'freezer-chest': { build: chestFreezer, opens: true, openPitch: 34 },
  refrigerator: { build: refrigerator, opens: true, openPitch: 14 },
  incubator: { build: incubator, opens: true, openPitch: 16 },
  'drying-oven': { build: dryingOven, opens: true, openPitch: 16 },
  'muffle-furnace': { build: muffleFurnace, opens: true, openPitch: 16 },
  'autoclave-benchtop': { build: benchAutoclave, opens: true, openPitch: 16 },
  'microscope-upright': { build: uprightMicroscope, opens: false },
  'microscope-inverted': { build: invertedMicroscope, opens: false },
  'stereo-microscope': { build: stereoMicroscope, opens: false },
  'thermal-cycler': { build: thermalCycler, opens: true, openPitch: 34 },
  qpcr: { build: qpcr, opens: true, openPitch: 24 },
  'hplc-stack': { build: hplcStack, opens: true, openPitch: 12 },
  'gas-chromatograph': { build: gasChromatograph, opens: true, openPitch: 18 },
  'mass-spectrometer': { build: massSpectrometer, opens: false },
  spectrophotometer: { build: spectrophotometer, opens: true, openPitch: 34 },
  ftir: { build: ftir, opens: false },
  'gel-imager': { build: gelImager, opens: true, openPitch: 26 },
  'balance-analytical': { build: analyticalBalance, opens: true, openPitch: 20 },
  'balance-precision': { build: precisionBalance, opens: false },
  'biosafety-cabinet': { build: biosafetyCabinet, opens: true, openPitch: 10 },
  'fume-hood': { build: fumeHood, opens: true, openPitch: 10 },
  'autoclave-floor': { build: floorAutoclave, opens: true, openPitch: 34 },
  'water-bath': { build: waterBath, opens: true, openPitch: 34 },
  'shaking-incubator': { build: shakingIncubator, opens: true, openPitch: 32 },
  'shaker-platform': { build: shakerPlatform, opens: false },
  'magnetic-stirrer': { build: magneticStirrer, opens: false },
  'ph-meter': { build: phMeter, opens: false },
  titrator: { build: titrator, opens: false },
  homogenizer: { build: homogenizer, opens: false },
  electrophoresis: { build: electrophoresis, opens: true, openPitch: 28 },
  'vacuum-pump': { build: vacuumPump, opens: false },
  'water-purifier': { build: waterPurifier, opens: false },
  'rotary-evaporator': { build: rotaryEvaporator, opens: false },
  'freeze-dryer': { build: freezeDryer, opens: false },
  'plate-reader': { build: plateReader, opens: true, openPitch: 26 },
  'plate-washer': { build: plateWasher, opens: false },
  'liquid-handler': { build: liquidHandler, opens: true, openPitch: 18 },
  'dna-sequencer': { build: dnaSequencer, opens: true, openPitch: 16 },
  'flow-cytometer': { build: flowCytometer, opens: false },
  'hematology-analyzer': { build: hematologyAnalyzer, opens: false },
  'chemistry-analyzer': { build: chemistryAnalyzer, opens: true, openPitch: 28 },
  microtome: { build: microtome, opens: false },
  cryostat: { build: cryostat, opens: true, openPitch: 26 },
  'ultrasound-cart': { build: ultrasoundCart, opens: false },
  'patient-monitor': { build: patientMonitor, opens: false },
  ecg: { build: ecg, opens: false },
} as const satisfies Record<string, Drawable>;

export type Equipment = keyof typeof drawables;

export const equipment: Readonly<Record<Equipment, Drawable>> = drawables;

export const equipmentTypes = Object.keys(drawables) as readonly Equipment[];
