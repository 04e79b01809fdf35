export const parts = 'Teile des Datensatzes';
export const details = 'Details';
export const related = 'Zugehöriges';
export const activity = 'Verlauf';
export const files = 'Dateien';
export const notThere = 'Diesen Datensatz gibt es nicht';
export const notThereHint =
  'Er wurde gelöscht, oder Sie dürfen ihn nicht sehen. Gelöschtes bleibt 30 Tage erhalten:';
export const recycleBin = 'Papierkorb';
export const toList = 'Zur Liste';
