export const newSurplus = 'New surplus';
export const refurbished = 'Refurbished';
export const testedWorking = 'Used, tested working';
export const powersOn = 'Used, powers on';
export const untested = 'Used, untested';
export const forParts = 'For parts';
