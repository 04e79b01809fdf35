export const parcel = 'Parcel';
export const parcelTime = '2 to 6 working days';
export const parcelExplanation = 'Double-boxed, insured for its price, delivered to reception.';
export const pallet = 'Pallet';
export const palletTime = '4 to 9 working days';
export const palletExplanation =
  'Strapped to a pallet or crated. The truck has a lift gate and unloads at the curb or at your ramp.';
export const rigging = 'Rigging crew';
export const riggingTime = '6 to 15 working days';
export const riggingExplanation =
  'Too heavy or too delicate for a carrier alone: riggers bring it to its place in your laboratory, on a date agreed with you. Doors, elevators and floors are checked before.';
