export const newSurplus =
  'Never put into service. The packaging may have been opened, and the maker’s warranty may have run out.';
export const refurbished =
  'Serviced, worn parts replaced, cleaned and tested against the maker’s specification. The work is written down and comes with the unit.';
export const testedWorking =
  'Used. Its main functions were run and worked, with the results listed. No parts were replaced beforehand.';
export const powersOn =
  'Used. It starts and shows its normal start screen or lamps. Nothing beyond that was tested.';
export const untested =
  'Used and not tested, usually for lack of power, gas, water or software. It may or may not work.';
export const forParts = 'Known not to work as a whole. Sold for spare parts or for repair by a specialist.';
