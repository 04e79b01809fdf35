import type { Equipment } from '../catalogue/equipment.ts';
import type { Model } from './engine/render.ts';
import { analyticalBalance } from './families/analytical-instruments/analytical-balance.ts';
import { ftir } from './families/analytical-instruments/ftir.ts';
import { gasChromatograph } from './families/analytical-instruments/gas-chromatograph.ts';
import { hplcStack } from './families/analytical-instruments/hplc-stack.ts';
import { massSpectrometer } from './families/analytical-instruments/mass-spectrometer.ts';
import { phMeter } from './families/analytical-instruments/ph-meter.ts';
import { precisionBalance } from './families/analytical-instruments/precision-balance.ts';
import { spectrophotometer } from './families/analytical-instruments/spectrophotometer.ts';
import { titrator } from './families/analytical-instruments/titrator.ts';
import { chemistryAnalyzer } from './families/clinical-diagnostics/chemistry-analyzer.ts';
import { ecg } from './families/clinical-diagnostics/ecg.ts';
import { hematologyAnalyzer } from './families/clinical-diagnostics/hematology-analyzer.ts';
import { patientMonitor } from './families/clinical-diagnostics/patient-monitor.ts';
import { ultrasoundCart } from './families/clinical-diagnostics/ultrasound-cart.ts';
import { benchAutoclave } from './families/lab-infrastructure/bench-autoclave.ts';
import { biosafetyCabinet } from './families/lab-infrastructure/biosafety-cabinet.ts';
import { floorAutoclave } from './families/lab-infrastructure/floor-autoclave.ts';
import { fumeHood } from './families/lab-infrastructure/fume-hood.ts';
import { vacuumPump } from './families/lab-infrastructure/vacuum-pump.ts';
import { waterPurifier } from './families/lab-infrastructure/water-purifier.ts';
import { dnaSequencer } from './families/life-science/dna-sequencer.ts';
import { electrophoresis } from './families/life-science/electrophoresis.ts';
import { flowCytometer } from './families/life-science/flow-cytometer.ts';
import { gelImager } from './families/life-science/gel-imager.ts';
import { liquidHandler } from './families/life-science/liquid-handler.ts';
import { plateReader } from './families/life-science/plate-reader.ts';
import { plateWasher } from './families/life-science/plate-washer.ts';
import { qpcr } from './families/life-science/qpcr.ts';
import { thermalCycler } from './families/life-science/thermal-cycler.ts';
import { cryostat } from './families/microscopy-and-histology/cryostat.ts';
import { invertedMicroscope } from './families/microscopy-and-histology/inverted-microscope.ts';
import { microtome } from './families/microscopy-and-histology/microtome.ts';
import { stereoMicroscope } from './families/microscopy-and-histology/stereo-microscope.ts';
import { uprightMicroscope } from './families/microscopy-and-histology/upright-microscope.ts';
import {
  benchCentrifuge,
  floorCentrifuge,
  microCentrifuge,
} from './families/sample-preparation/centrifuge.ts';
import { freezeDryer } from './families/sample-preparation/freeze-dryer.ts';
import { homogenizer } from './families/sample-preparation/homogenizer.ts';
import { magneticStirrer } from './families/sample-preparation/magnetic-stirrer.ts';
import { rotaryEvaporator } from './families/sample-preparation/rotary-evaporator.ts';
import { shakerPlatform } from './families/sample-preparation/shaker-platform.ts';
import { chestFreezer } from './families/temperature-control/chest-freezer.ts';
import { dryingOven } from './families/temperature-control/drying-oven.ts';
import { incubator } from './families/temperature-control/incubator.ts';
import { muffleFurnace } from './families/temperature-control/muffle-furnace.ts';
import { refrigerator } from './families/temperature-control/refrigerator.ts';
import { shakingIncubator } from './families/temperature-control/shaking-incubator.ts';
import { uprightFreezer } from './families/temperature-control/upright-freezer.ts';
import { waterBath } from './families/temperature-control/water-bath.ts';
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

/** How each type of equipment is drawn. */
export const equipment: Readonly<Record<Equipment, Drawable>> = {
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
};
