export const next = 'Nächster Datensatz der Liste';
export const previous = 'Voriger Datensatz der Liste';
