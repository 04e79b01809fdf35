/** 200 characters without a place to break. */
export const unbroken = 'Ultrazentrifugenrotor'.repeat(10).slice(0, 200);
export const compound =
  'Hochgeschwindigkeitskühlzentrifugen­rotorentemperierung und Gefriertrocknungsanlagensteuerung';
export const sentence = 'Checked, calibrated and packed by the people who used it.';
/** The words of a listing, from right to left. */
export const hebrew = {
  title: 'צנטריפוגה למעבדה',
  sentence: 'נבדקה, כוילה ונארזה בידי מי שעבד איתה.',
  action: 'לפרטים נוספים',
  other: 'לכל המכשירים',
};
