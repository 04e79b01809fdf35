export const itemCount = (count: string, isOne: boolean): string => `${count} ${isOne ? 'Gerät' : 'Geräte'}`;
