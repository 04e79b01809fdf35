import type { Model } from './engine/render.ts';
import { analyticalBalance } from './families/analytical-balance.ts';
import { benchAutoclave } from './families/bench-autoclave.ts';
import { biosafetyCabinet } from './families/biosafety-cabinet.ts';
import { benchCentrifuge, floorCentrifuge, microCentrifuge } from './families/centrifuge.ts';
import { chemistryAnalyzer } from './families/chemistry-analyzer.ts';
import { chestFreezer } from './families/chest-freezer.ts';
import { cryostat } from './families/cryostat.ts';
import { dnaSequencer } from './families/dna-sequencer.ts';
import { dryingOven } from './families/drying-oven.ts';
import { ecg } from './families/ecg.ts';
import { electrophoresis } from './families/electrophoresis.ts';
import { floorAutoclave } from './families/floor-autoclave.ts';
import { flowCytometer } from './families/flow-cytometer.ts';
import { freezeDryer } from './families/freeze-dryer.ts';
import { ftir } from './families/ftir.ts';
import { fumeHood } from './families/fume-hood.ts';
import { gasChromatograph } from './families/gas-chromatograph.ts';
import { gelImager } from './families/gel-imager.ts';
import { hematologyAnalyzer } from './families/hematology-analyzer.ts';
import { homogenizer } from './families/homogenizer.ts';
import { hplcStack } from './families/hplc-stack.ts';
import { incubator } from './families/incubator.ts';
import { invertedMicroscope } from './families/inverted-microscope.ts';
import { liquidHandler } from './families/liquid-handler.ts';
import { magneticStirrer } from './families/magnetic-stirrer.ts';
import { massSpectrometer } from './families/mass-spectrometer.ts';
import { microtome } from './families/microtome.ts';
import { muffleFurnace } from './families/muffle-furnace.ts';
import { patientMonitor } from './families/patient-monitor.ts';
import { phMeter } from './families/ph-meter.ts';
import { plateReader } from './families/plate-reader.ts';
import { plateWasher } from './families/plate-washer.ts';
import { precisionBalance } from './families/precision-balance.ts';
import { qpcr } from './families/qpcr.ts';
import { refrigerator } from './families/refrigerator.ts';
import { rotaryEvaporator } from './families/rotary-evaporator.ts';
import { shakerPlatform } from './families/shaker-platform.ts';
import { shakingIncubator } from './families/shaking-incubator.ts';
import { spectrophotometer } from './families/spectrophotometer.ts';
import { stereoMicroscope } from './families/stereo-microscope.ts';
import { thermalCycler } from './families/thermal-cycler.ts';
import { titrator } from './families/titrator.ts';
import { ultrasoundCart } from './families/ultrasound-cart.ts';
import { uprightFreezer } from './families/upright-freezer.ts';
import { uprightMicroscope } from './families/upright-microscope.ts';
import { vacuumPump } from './families/vacuum-pump.ts';
import { waterBath } from './families/water-bath.ts';
import { waterPurifier } from './families/water-purifier.ts';
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
