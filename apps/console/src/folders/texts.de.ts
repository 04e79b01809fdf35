export const tree = 'Ordner';
export const moreFolders = 'Hier sind noch mehr Ordner. Suchen Sie nach ihrem Namen.';
export const share = 'Freigeben …';
export const shareTitle = (name: string): string => `Ordner „${name}“ freigeben`;
export const shareHint =
  'Wer im anderen Bereich arbeitet, sieht, was darin liegt, und veröffentlicht damit. Ändern kann er nichts.';
export const sharedWith = 'Freigegeben für';
export const sharedWithNone = 'Noch für keinen anderen Bereich.';
export const space = 'Bereich';
export const state = 'Stand';
export const states = {
  PendingShare: 'Wird gerade freigegeben',
  Shared: 'Freigegeben',
  PendingUnshare: 'Freigabe endet gerade',
} as const;
export const unshare = 'Freigabe beenden';
export const unshareOne = (name: string): string => `Freigabe für ${name} beenden`;
export const shareWith = 'Freigeben für';
export const noTargets = 'Er ist für jeden anderen Bereich freigegeben, den Sie sehen dürfen.';
export const chooseSpace = 'Bereich wählen';
export const shareNow = 'Freigeben';
export const moreShares = 'Es gibt noch mehr.';
